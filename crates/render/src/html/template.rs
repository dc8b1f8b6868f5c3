//! Filling in the page's template.

/// The template: `{{name}}` stands where something goes.
const PAGE: &str = include_str!("page.html");

/// Fills in the template from the left; what is filled in is not looked at again, so that no
/// text can ask for a place.
pub(super) fn filled(value: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = PAGE;
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
    use super::filled;

    #[test]
    fn what_is_filled_in_cannot_ask_for_a_place() {
        let page = filled(|name| format!("{{{{{name}}}}}"));
        assert!(page.contains("<title>{{plain-title}}</title>"));
    }
}
