//! The words of `--help`, and that what they suggest works.

use crate::support::rowstep;

#[test]
fn the_short_help_of_the_command() {
    insta::assert_snapshot!(rowstep(&["-h"]).answered(), @r#"
    Solves toggle puzzles and 0/1 systems over GF(2), and shows every step of how

    Usage: rowstep [OPTIONS] [COMMAND]

    Commands:
      solve    Finds the least number of moves, and which they are
      trace    Records every step of a method as JSON
      explain  Explains step by step how a board or a system is solved
      verify   Replays recorded traces and checks every step
      compare  Solves by every method, and compares what they find
      lecture  Writes slides, a handout, figures, pages and traces for a lecture
               into a folder
      help     Print this message or the help of the given subcommand(s)

    Options:
      -h, --help     Print help (see more with '--help')
      -V, --version  Print version

    Looks:
          --color <WHEN>  When to use colour; `NO_COLOR` in the environment turns
                          `auto` off [default: auto] [possible values: auto, always,
                          never]
          --ascii         Prints ASCII characters only
          --width <N>     Columns to fill, instead of the terminal's width (80 where
                          there is no terminal)

    Try:
      rowstep explain --example row5
      rowstep solve --board 'bwwb/bbwb/bwwb/bwww'
      rowstep solve --help        what an input looks like, and all examples

    Results go to standard output, everything else to standard error.
    Exit codes: 0 answered ("Impossible" is an answer), 1 a check said no,
    2 unusable arguments or input, 3 refused because of a limit.
    "#);
}

#[test]
fn the_short_help_of_solve() {
    insta::assert_snapshot!(rowstep(&["solve", "-h"]).answered(), @r"
    Finds the least number of moves, and which they are

    Usage: rowstep solve [OPTIONS] [INPUT]

    Options:
          --answer         Prints only what a judge expects, mostly one line a board
          --sum            With --answer: prints the sum of all as a last line
          --json           Prints one JSON object a board, each on one line
          --method <NAME>  The method, or `all` to run every one that applies
                           [default: gauss] [possible values: gauss, gauss-jordan,
                           column-swap, chase, row-dp, bfs, subsets, reach, all]
      -h, --help           Print help (see more with '--help')

    Input:
          --board <ROWS>    A board given right here, its rows joined by `/`
          --example <NAME>  A built-in example [possible values: poj, impossible,
                            nakov, nakov2, row5, lights4, homework, inconsistent,
                            two-sides, inverse, machine, fridge, switches,
                            nakov-toml]
          --puzzle <KIND>   The kind of puzzle, instead of recognizing it [possible
                            values: flip, lights, nakov, buttons, switches, toggle,
                            system]
          --goal <NAME>     The only goal wanted: white, black, off, on, or either;
                            of a TOML file, one that it names
          --moves <SHAPE>   Which cells a press changes, in Lights Out [possible
                            values: plus, x, king, row-column, no-self]
          --torus           Joins opposite edges of the board, in Lights Out
      [INPUT]               A file; `-` or nothing means standard input

    Looks:
          --color <WHEN>  When to use colour; `NO_COLOR` in the environment turns
                          `auto` off [default: auto] [possible values: auto, always,
                          never]
          --ascii         Prints ASCII characters only
          --width <N>     Columns to fill, instead of the terminal's width (80 where
                          there is no terminal)

    Examples:
      rowstep solve --board 'bwwb/bbwb/bwwb/bwww'
      rowstep solve --answer boards.txt
      printf '1 1 0 | 1\n0 1 1 | 0\n' | rowstep solve
    ");
}

#[test]
fn the_long_help_of_verify() {
    insta::assert_snapshot!(rowstep(&["verify", "--help"]).answered(), @"
    Replays recorded traces and checks every step

    Usage: rowstep verify [OPTIONS] <TRACE>...

    Arguments:
      <TRACE>...
              Traces, as JSON or JSON Lines; `-` means standard input

    Options:
          --sound
              Asks only whether the traces are sound, not whether they follow their
              method's rules

      -h, --help
              Print help (see a summary with '-h')

    Looks:
          --color <WHEN>
              When to use colour; `NO_COLOR` in the environment turns `auto` off

              Possible values:
              - auto:   On a terminal, unless `NO_COLOR` is set
              - always: Also in files and pipes
              - never:  Not at all
              
              [default: auto]

          --ascii
              Prints ASCII characters only

          --width <N>
              Columns to fill, instead of the terminal's width (80 where there is no
              terminal)

    Sound means that every operation can be undone and every claim is true of the
    system. Canonical means that the steps are also exactly those of the method.

    Examples:
      rowstep verify poj.json
      rowstep trace --example nakov | rowstep verify -
    ");
}

#[test]
fn only_commands_that_exist_are_offered() {
    for command in ["solve", "trace", "explain", "verify", "compare", "lecture"] {
        rowstep(&[command, "--help"]).answered();
    }
    for command in ["diff", "check", "generate", "step", "schema"] {
        rowstep(&[command]).failed(2);
        let offered = format!("\n  {command} ");
        assert!(!rowstep(&["--help"]).stdout.contains(&offered), "{command}");
    }
}

#[test]
fn every_kind_and_every_example_is_described() {
    let help = rowstep(&["solve", "--help"]).answered();
    for kind in puzzles::Kind::ALL {
        assert!(help.contains(kind.name()), "{help}");
    }
    for example in puzzles::examples() {
        assert!(help.contains(example.name), "{help}");
    }
}

#[test]
fn the_version_is_the_package_version() {
    let expected = concat!("rowstep ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(rowstep(&["--version"]).answered(), expected);
}
