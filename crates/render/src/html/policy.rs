//! The page's Content-Security-Policy: its own script and its own style, and nothing else.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The policy for a page with this one script and this one style.
///
/// Browsers hash the text between the tags; there is no network, no form, no frame and no inline
/// handler that the page could be talked into.
pub(super) fn policy(script: &str, style: &str) -> String {
    format!(
        "default-src 'none'; script-src '{}'; style-src '{}'; base-uri 'none'; form-action 'none'",
        source(script),
        source(style)
    )
}

/// The hash of an inline script or style, as a source expression.
fn source(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::source;

    #[test]
    fn a_source_is_the_published_hash_in_base64() {
        // FIPS 180-4's example for "abc".
        assert_eq!(
            source("abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }
}
