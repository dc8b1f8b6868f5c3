//! Back-substitution, with letters and with numbers.

use super::part;
use crate::explain::Detail;
use crate::explain::claims::{Back, Expression};
use crate::explain::model::{
    Align, Atom, Block, Formula, Inline, Part, PartKind, Prose, Table, TableColumn, TableRow, prose,
};
use crate::explain::reading::Reading;
use crate::explain::sentences as say;

/// The most rows that the default detail shows with letters.
const MAX_LETTERS: usize = 30;
/// The most rows that the default detail shows with numbers, and how many of more.
const MAX_NUMBERS: usize = 6;
const FIRST_NUMBERS: usize = 3;

/// Tells whether there is something to say with letters: without free variables the numbers say
/// it all.
fn has_letters(reading: &Reading<'_>) -> bool {
    !reading.expressions.is_empty() && reading.free.is_none_or(|free| !free.is_empty())
}

/// The part with letters, if the trace has it.
pub(super) fn letters(reading: &Reading<'_>) -> Option<Part> {
    if reading.detail == Detail::Outline || !has_letters(reading) {
        return None;
    }
    let reduced = reading.is_reduced();
    let solvable = reading.solvable();
    let apart = (solvable.len() > 1).then(|| say::constants_apart(reduced, &solvable));
    let intro = say::letters_intro(reduced).then(apart.map(say::sentence_start));
    let mut blocks = vec![Block::Paragraph(intro)];
    let total = reading.expressions.len();
    let shown = match reading.detail {
        Detail::Operation => total,
        _ => total.min(MAX_LETTERS),
    };
    let table = letters_table(reading, &reading.expressions[..shown]);
    blocks.push(Block::Table(table));
    if shown < total {
        blocks.push(Block::Paragraph(say::rows_left_out(shown, total)));
    }
    if !reduced {
        blocks.extend(worked_example(reading).map(Block::Paragraph));
    }
    Some(part(
        PartKind::Letters,
        say::heading_letters(reduced),
        blocks,
    ))
}

fn column(heading: Prose, align: Align) -> TableColumn {
    TableColumn { heading, align }
}

/// A row worked out: the best example is one in which equal terms cancel.
fn worked_example(reading: &Reading<'_>) -> Option<Prose> {
    let solvable = reading.solvable();
    // The rows that are solved first are short; an example of many terms would teach nothing.
    let first = reading.expressions.iter().take(MAX_LETTERS);
    let examples = first.filter_map(|expression| {
        let replaced = replaced(reading, expression, &solvable)?;
        let result = right_terms(expression, &solvable);
        let cancels = replaced.iter().map(Vec::len).sum::<usize>() > result.len();
        Some((expression, replaced, result, cancels))
    });
    // The first in which terms cancel, otherwise the first.
    let (expression, replaced, result, cancels) = examples.min_by_key(|(.., cancels)| !cancels)?;
    let chain =
        row_says(reading, expression, &solvable, Constants::Aside).equals(grouped(replaced));
    let chain = if cancels {
        chain.equals(Formula::sum(result))
    } else {
        chain
    };
    let aside = solvable.len() > 1;
    Some(say::worked_example(expression.row, chain, aside, cancels))
}

/// The terms of a row's right side, each replaced by the terms that it stands for; `None` if
/// there is nothing to replace.
fn replaced(
    reading: &Reading<'_>,
    expression: &Expression<'_>,
    solvable: &[usize],
) -> Option<Vec<Vec<Atom>>> {
    let known = |var: usize| reading.expressions.iter().find(|known| known.var == var);
    let terms = others(reading, expression).map(|var| match known(var) {
        Some(known) => right_terms(known, solvable),
        None => vec![Atom::Variable(var)],
    });
    let mut terms: Vec<Vec<Atom>> = terms.collect();
    if let [goal] = solvable
        && expression.equation.get(reading.n + goal)
    {
        terms.push(vec![Atom::Bit(true)]);
    }
    let any = others(reading, expression).any(|var| known(var).is_some());
    any.then_some(terms)
}

/// The free variables of an expression and its constant, if a single goal fixes it.
fn right_terms(expression: &Expression<'_>, solvable: &[usize]) -> Vec<Atom> {
    let mut terms: Vec<Atom> = expression.uses.iter().map(|&j| Atom::Variable(j)).collect();
    if let [goal] = solvable
        && expression.constants.get(*goal)
    {
        terms.push(Atom::Bit(true));
    }
    terms
}

/// The sum of sums, those of several terms in brackets.
fn grouped(sums: Vec<Vec<Atom>>) -> Formula {
    let mut atoms = Vec::new();
    for sum in sums {
        if !atoms.is_empty() {
            atoms.push(Atom::Plus);
        }
        let several = sum.len() > 1;
        atoms.extend(several.then_some(Atom::Open));
        atoms.extend(Formula::sum(sum).0);
        atoms.extend(several.then_some(Atom::Close));
    }
    Formula(atoms)
}

/// The variables of an expression's row but for the one that it is solved for.
fn others(reading: &Reading<'_>, expression: &Expression<'_>) -> impl Iterator<Item = usize> {
    let (var, n) = (expression.var, reading.n);
    expression
        .equation
        .iter_ones()
        .take_while(move |&j| j < n)
        .filter(move |&j| j != var)
}

/// One goal: the constant is part of the sum. Several: it has a column for each goal.
fn letters_table(reading: &Reading<'_>, expressions: &[Expression<'_>]) -> Table {
    let solvable = reading.solvable();
    let reduced = reading.is_reduced();
    let [row, says, alone] = say::letters_headings(reduced);
    let mut columns = vec![column(row, Align::Left)];
    if !reduced {
        columns.push(column(says, Align::Left));
    }
    columns.push(column(alone, Align::Left));
    if solvable.len() > 1 {
        columns.extend(
            solvable
                .iter()
                .map(|&goal| column(say::constant_heading(goal), Align::Right)),
        );
    }
    let line = |expression: &Expression<'_>| {
        let mut cells = vec![prose![Inline::Row(expression.row)]];
        if !reduced {
            cells.push(prose![row_says(
                reading,
                expression,
                &solvable,
                Constants::Symbol
            )]);
        }
        cells.push(prose![in_free_variables(expression, &solvable)]);
        if solvable.len() > 1 {
            let constant =
                |&goal: &usize| prose![Formula::of(Atom::Bit(expression.constants.get(goal)))];
            cells.extend(solvable.iter().map(constant));
        }
        TableRow {
            cells,
            steps: vec![expression.step],
            variable: Some(expression.var),
        }
    };
    Table {
        columns,
        rows: expressions.iter().map(line).collect(),
        may_wrap: false,
    }
}

/// What to write for the constants of several goals.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Constants {
    /// The symbol of the right-hand side.
    Symbol,
    /// Nothing: they are told apart from the rest.
    Aside,
}

/// The row, solved for its pivot's variable.
fn row_says(
    reading: &Reading<'_>,
    expression: &Expression<'_>,
    solvable: &[usize],
    constants: Constants,
) -> Formula {
    let row = &expression.equation;
    let mut terms: Vec<Atom> = others(reading, expression).map(Atom::Variable).collect();
    match solvable {
        [goal] => terms.extend(row.get(reading.n + goal).then_some(Atom::Bit(true))),
        _ if constants == Constants::Symbol => terms.push(Atom::RightSide),
        _ => {}
    }
    Formula::of(Atom::Variable(expression.var)).equals(Formula::sum(terms))
}

fn in_free_variables(expression: &Expression<'_>, solvable: &[usize]) -> Formula {
    let terms = right_terms(expression, solvable);
    Formula::of(Atom::Variable(expression.var)).equals(Formula::sum(terms))
}

/// The part with numbers, if the trace has it.
pub(super) fn numbers(reading: &Reading<'_>) -> Option<Part> {
    let solvable = reading.solvable();
    let length = common_length(reading, &solvable);
    if length == 0 || reading.detail == Detail::Outline {
        return None;
    }
    let free = reading.free.unwrap_or(&[]);
    let shown = match reading.detail {
        Detail::Pivot if length > MAX_NUMBERS && has_letters(reading) => FIRST_NUMBERS,
        Detail::Pivot => length.min(MAX_LETTERS),
        _ => length,
    };
    let mut blocks = vec![
        Block::Paragraph(say::numbers_intro(reading.scene(), free, &solvable)),
        Block::Table(numbers_table(reading, &solvable, shown)),
    ];
    if shown < length {
        blocks.push(Block::Paragraph(say::others_the_same(
            length - shown,
            super::solutions::is_shown(reading),
        )));
    }
    Some(part(
        PartKind::Numbers,
        say::heading_numbers(has_letters(reading)),
        blocks,
    ))
}

/// How many substitutions the goals have in common, from the first on: they share a table.
fn common_length(reading: &Reading<'_>, solvable: &[usize]) -> usize {
    let backs = |&goal: &usize| &reading.goals[goal].backs;
    let Some((first, others)) = solvable.split_first() else {
        return 0;
    };
    let is_common = |(at, back): &(usize, &Back<'_>)| {
        let same = |goal: &usize| {
            let other = backs(goal).get(*at);
            other.is_some_and(|other| back.is_in_the_same_row(other))
        };
        others.iter().all(same)
    };
    let substitutions = backs(first).iter().enumerate();
    substitutions.take_while(is_common).count()
}

fn numbers_table(reading: &Reading<'_>, solvable: &[usize], shown: usize) -> Table {
    let [row, forces] = say::numbers_headings();
    let mut columns = vec![column(row, Align::Left), column(forces, Align::Left)];
    columns.extend(
        solvable
            .iter()
            .map(|&goal| column(say::values_heading(reading.scene(), goal), Align::Left)),
    );
    let line = |at: usize| {
        let first = &reading.goals[solvable[0]].backs[at];
        let mut cells = vec![prose![Inline::Row(first.row)], prose![substituted(first)]];
        for &goal in solvable {
            cells.push(prose![computed(&reading.goals[goal].backs[at])]);
        }
        let steps = solvable
            .iter()
            .map(|&goal| reading.goals[goal].backs[at].step);
        TableRow {
            cells,
            steps: steps.collect(),
            variable: Some(first.var),
        }
    };
    Table {
        columns,
        rows: (0..shown).map(line).collect(),
        may_wrap: false,
    }
}

/// The variable as the row's right-hand side plus its other variables.
fn substituted(back: &Back<'_>) -> Formula {
    let known = back.uses.iter().map(|&j| Atom::Variable(j));
    let terms = std::iter::once(Atom::RightSide).chain(known);
    Formula::of(Atom::Variable(back.var)).equals(Formula::sum(terms))
}

/// The same with the values of a goal.
fn computed(back: &Back<'_>) -> Formula {
    let value = Formula::of(Atom::Bit(back.value));
    if back.uses.is_empty() {
        return value;
    }
    let terms = std::iter::once(back.right).chain(back.known.iter().copied());
    Formula::sum(terms.map(Atom::Bit)).equals(value)
}
