//! Figures in pixels.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use super::NoFigure;
use super::face::{BOLD, REGULAR};

/// The most pixels on a side.
const LONGEST: f32 = 20_000.0;

/// Draws an SVG document of ours, `scale` pixels for each of its units.
pub(super) fn png(svg: &str, scale: f32) -> Result<Vec<u8>, NoFigure> {
    let mut fonts = Database::new();
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(BOLD.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    let options = Options {
        font_family: "DejaVu Sans".to_owned(),
        fontdb: Arc::new(fonts),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).expect("our own figures are well-formed");
    let size = tree.size();
    let (width, height) = (size.width() * scale, size.height() * scale);
    if width.max(height) > LONGEST {
        return Err(NoFigure::TooLarge);
    }
    let mut pixels = Pixmap::new(whole(width), whole(height)).expect("neither side is 0");
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels
        .encode_png()
        .expect("a picture in memory can be encoded"))
}

/// A length in whole pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "lengths are positive and at most LONGEST"
)]
fn whole(length: f32) -> u32 {
    length.ceil().max(1.0) as u32
}
