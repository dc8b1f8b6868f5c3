//! Filling in a template: `{{name}}` stands where something goes.

/// The template of the page.
pub(super) const PAGE: &str = include_str!("page.html");
/// The template of a lecture's index.
pub(super) const INDEX: &str = include_str!("index.html");

/// Fills in a template from the left; what is filled in is not looked at again, so that no
/// text can ask for a place.
pub(super) fn filled(template: &str, value: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after
            .split_once("}}")
            .expect("places of the template are closed");
        out.push_str(before);
        out.push_str(&value(name));
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::{PAGE, filled};

    #[test]
    fn what_is_filled_in_cannot_ask_for_a_place() {
        let page = filled(PAGE, |name| format!("{{{{{name}}}}}"));
        assert!(page.contains("<title>{{plain-title}}</title>"));
    }
}
