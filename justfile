# Every habit of this project as a recipe. `just` alone lists them.

set shell := ["bash", "-euo", "pipefail", "-c"]

# Lists the recipes.
default:
    @just --list --unsorted

# Exactly what CI runs.
ci: fmt-check lint doc test-strict notebooks

# Runs the tests: unit, property, documentation and end-to-end.
test:
    cargo test --workspace

# Runs the tests as CI does: no snapshot may be changed, pending or unused.
test-strict:
    #!/usr/bin/env bash
    set -euo pipefail
    # insta notes every snapshot file that a test compares with in this file.
    used="$PWD/target/snapshots-used"
    mkdir -p target
    : > "$used"
    INSTA_UPDATE=no INSTA_SNAPSHOT_REFERENCES_FILE="$used" cargo test --workspace
    pending=$(find crates tests -name '*.snap.new' -o -name '*.pending-snap')
    unused=$(comm -23 <(find "$PWD/crates" "$PWD/tests" -name '*.snap' | sort) \
                      <(xargs --no-run-if-empty -d '\n' realpath < "$used" | sort -u))
    [[ -z "$pending" ]] || { echo "pending snapshots, see \`just snapshots\`:"; echo "$pending"; exit 1; } >&2
    [[ -z "$unused" ]] || { echo "snapshots that no test uses, delete them:"; echo "$unused"; exit 1; } >&2

# Formats the code.
fmt:
    cargo fmt --all

# Checks the formatting.
fmt-check:
    cargo fmt --all --check

# Runs clippy; a warning is an error.
lint:
    cargo clippy --workspace --all-targets --all-features -- -D warnings

# Builds the API documentation; a warning is an error.
doc:
    RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --all-features --no-deps

# Writes the snapshots anew and shows what changed: read every line before you commit.
snapshots:
    INSTA_UPDATE=always cargo test --workspace
    git status --short -- '*.snap'
    git diff -- '*.snap' '*.rs'

# Writes the outputs in README.md and docs/ anew from the commands above them, and shows what changed.
docs:
    ROWSTEP_UPDATE_DOCS=1 cargo test -p rowstep-tests pages
    git diff -- '*.md'

# Runs the benchmarks.
bench:
    cargo bench --workspace --bench '*'

# Drives the page in Chromium, and compares its engine with the program; needs Node.js and Chromium.
browser:
    cargo build --workspace --examples --bins
    npm ci --prefix tests/browser --no-audit --no-fund
    cd tests/browser && npm test

# Compiles every LaTeX document of the corpus and looks at its pages; needs LaTeX and poppler.
latex:
    cargo test -p rowstep-tests --test typeset -- --ignored

# Compiles every Typst document of the samples to PDF.
pdf:
    cargo test -p rowstep-render --features pdf --test typst

# Runs the notebooks from a clean kernel, with the packages of notebooks/requirements.txt.
notebooks:
    cargo build --workspace
    python3 -m venv target/notebooks
    target/notebooks/bin/pip install --quiet --disable-pip-version-check -r notebooks/requirements.txt
    PATH="$PWD/target/debug:$PWD/target/notebooks/bin:$PATH" jupyter execute notebooks/*.ipynb
