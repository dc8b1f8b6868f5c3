//! What the program says of many systems, for the test that the page's engine says the same.
//!
//! A case's facts are the lines of its trace, for `gauss` and for `gauss-jordan`, down to the
//! free variables, and the outcome. A line of the output holds a digest of them and, unless the
//! reader can list the cases alone, the first of them, which has the problem and the system.
//!
//! `engine_facts boards` goes through all 65,536 boards of the Flip Game, `engine_facts lights`
//! and `engine_facts systems` through a few thousand drawn at random.

use std::error::Error;
use std::io::{self, BufWriter, Write};

use gf2::{BitMatrix, BitVector, LinearSystem, Search};
use puzzles::{Board, Flip, Lights, Moves, Puzzle, Target};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tracer::{Choices, JsonlWriter, Method, Problem, RecordOptions, Step, System};

const SEED: u64 = 1753;
const TARGETS: [Target; 3] = [Target::Zeros, Target::Ones, Target::Either];

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(io::stdout().lock());
    match std::env::args().nth(1).as_deref() {
        Some("boards") => boards(&mut out)?,
        Some("lights") => lights(&mut out)?,
        Some("systems") => systems(&mut out)?,
        _ => return Err("one of: boards, lights, systems".into()),
    }
    out.flush()?;
    Ok(())
}

/// Every board of the Flip Game; bit i of its number is cell i.
fn boards(out: &mut impl Write) -> io::Result<()> {
    for number in 0_u32..1 << 16 {
        let cells = BitVector::from_fn(16, |cell| number >> cell & 1 == 1);
        let facts = of_puzzle(&Flip::new(Board::new(4, cells), Target::Either))?;
        writeln!(out, "{:08x}", digest(&facts))?;
    }
    Ok(())
}

fn lights(out: &mut impl Write) -> io::Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for _ in 0..1_000 {
        let (rows, cols) = (1 + below(8, &mut rng), 1 + below(8, &mut rng));
        let board = Board::new(cols, BitVector::random(rows * cols, &mut rng));
        let moves = Moves::ALL[below(Moves::ALL.len(), &mut rng)];
        let target = TARGETS[below(TARGETS.len(), &mut rng)];
        let torus = below(2, &mut rng) == 1;
        write_case(&of_puzzle(&Lights::new(board, moves, torus, target))?, out)?;
    }
    Ok(())
}

/// Systems of all shapes; most of them have fewer pivots than rows or columns.
fn systems(out: &mut impl Write) -> io::Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for _ in 0..3_000 {
        // Small ones are likelier, so that every special case is met.
        let most = 1 + below(71, &mut rng);
        let (rows, cols) = (below(most, &mut rng), below(most, &mut rng));
        let least_rank = rows.min(cols).saturating_sub(8);
        let rank = least_rank + below(rows.min(cols) - least_rank + 1, &mut rng);
        let a = BitMatrix::random_of_rank(rows, cols, rank, &mut rng);
        let b = right_hand_sides(&a, below(4, &mut rng), &mut rng);
        let linear = LinearSystem::new(a, b).expect("a right-hand side for each row");
        write_case(&facts(&Problem::system(), &System::unnamed(linear))?, out)?;
    }
    Ok(())
}

/// Right-hand sides of which about half have a solution.
fn right_hand_sides(a: &BitMatrix, goals: usize, rng: &mut ChaCha8Rng) -> BitMatrix {
    let side = |_| match below(2, rng) {
        0 => a.multiply_vector(&BitVector::random(a.cols(), rng)),
        _ => BitVector::random(a.rows(), rng),
    };
    let sides: Vec<BitVector> = (0..goals).map(side).collect();
    BitMatrix::from_columns(a.rows(), &sides)
}

fn below(end: usize, rng: &mut ChaCha8Rng) -> usize {
    let drawn = rng.next_u64() % end as u64;
    usize::try_from(drawn).expect("below a usize")
}

fn of_puzzle(puzzle: &dyn Puzzle) -> io::Result<Vec<u8>> {
    let problem = puzzle.problem();
    let field = |field| match field {
        puzzles::Field::Text(text) => tracer::Field::Text(text),
        puzzles::Field::Lines(lines) => tracer::Field::Lines(lines),
        puzzles::Field::Flag(flag) => tracer::Field::Flag(flag),
    };
    let fields = problem.fields.into_iter();
    let problem = Problem {
        kind: problem.kind.name().to_owned(),
        fields: fields
            .map(|(name, value)| (name.to_owned(), field(value)))
            .collect(),
    };
    let labels = puzzle.labels();
    let (variables, equations, goals) = (labels.variables, labels.equations, labels.goals);
    let system = System::new(puzzle.system(), variables, equations, goals);
    facts(&problem, &system.expect("a name for each"))
}

/// The facts of a system.
fn facts(problem: &Problem, system: &System) -> io::Result<Vec<u8>> {
    let options = RecordOptions {
        choices: Choices::One,
        search: Search { max_nullity: 0 },
    };
    let mut facts = Vec::new();
    for method in [Method::Gauss, Method::GaussJordan] {
        let trace = tracer::record(problem.clone(), system.clone(), method, &options);
        let mut writer = JsonlWriter::new(facts, problem, system, method)?;
        let is_free = |step: &Step| matches!(step, Step::Free { .. });
        let end = trace.steps.iter().position(is_free).expect("a free step");
        for step in &trace.steps[..=end] {
            writer.step(step)?;
        }
        facts = writer.finish(&trace.outcome)?;
    }
    Ok(facts)
}

fn write_case(facts: &[u8], out: &mut impl Write) -> io::Result<()> {
    let first = facts.split(|&byte| byte == b'\n').next();
    write!(out, "{:08x}\t", digest(facts))?;
    out.write_all(first.expect("a first line"))?;
    writeln!(out)
}

/// FNV-1a with 32 bits, which is quick in both languages.
fn digest(bytes: &[u8]) -> u32 {
    let mix = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    bytes.iter().fold(2_166_136_261, mix)
}
