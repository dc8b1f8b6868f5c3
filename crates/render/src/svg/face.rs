//! The font that figures are set in, and how wide its letters are.
//!
//! It stands in the repository, so that a layout does not depend on the fonts of whoever looks.

use std::sync::OnceLock;

use ttf_parser::Face;

/// The name by which a viewer knows the font, with what may stand in for it.
pub(super) const FAMILY: &str = "DejaVu Sans, Verdana, sans-serif";
/// The font's regular letters.
pub(super) const REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
/// Its bold letters.
pub(super) const BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

/// The width of a text of that size, in the drawing's units.
pub(super) fn width(text: &str, bold: bool, size: f32) -> f32 {
    let face = if bold { bold_face() } else { regular_face() };
    let unit = size / f32::from(face.units_per_em());
    let advance = |c: char| {
        let glyph = face.glyph_index(c);
        // What the font lacks is drawn in another one; most letters are no wider than an em.
        glyph
            .and_then(|glyph| face.glyph_hor_advance(glyph))
            .unwrap_or_else(|| face.units_per_em())
    };
    text.chars().map(|c| f32::from(advance(c)) * unit).sum()
}

fn regular_face() -> &'static Face<'static> {
    static FACE: OnceLock<Face<'static>> = OnceLock::new();
    FACE.get_or_init(|| Face::parse(REGULAR, 0).expect("the font in the repository is whole"))
}

fn bold_face() -> &'static Face<'static> {
    static FACE: OnceLock<Face<'static>> = OnceLock::new();
    FACE.get_or_init(|| Face::parse(BOLD, 0).expect("the font in the repository is whole"))
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn widths_add_up_and_grow_with_the_size() {
        let both = width("R2", false, 10.0);
        let sum = width("R", false, 10.0) + width("2", false, 10.0);
        assert!((both - sum).abs() < 1e-3);
        assert!((width("R2", false, 20.0) - 2.0 * both).abs() < 1e-3);
        assert!(width("R2", true, 10.0) > both);
    }
}
