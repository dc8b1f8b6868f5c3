//! A light solution among too many to try: start somewhere and improve while that is easy.
//!
//! Nothing here is proven to be least. It is deterministic: effort is counted, not timed.

use crate::vector::BitVector;

/// Words that each half of a descent (shortening the basis, improving the solution) may read
/// before it settles for what it has. Either takes a fraction of a second.
const EFFORT: usize = 1 << 27;

/// Returns a solution that no single vector of a basis of short kernel vectors makes lighter
/// (nor, as light, earlier as text) and no two of them make lighter, unless the effort ran out.
pub(super) fn descend(particular: &BitVector, kernel: &[BitVector]) -> BitVector {
    let basis = shortened(kernel, &mut Effort(EFFORT));
    let mut effort = Effort(EFFORT);
    let mut x = particular.clone();
    while improve_by_one(&mut x, &basis, &mut effort) || improve_by_two(&mut x, &basis, &mut effort)
    {
    }
    x
}

/// The words that may still be read.
struct Effort(usize);

impl Effort {
    /// Takes what one look at `vector` costs; tells whether it was there.
    fn spend(&mut self, vector: &BitVector) -> bool {
        let cost = vector.words().len().max(1);
        let affordable = self.0 >= cost;
        self.0 = self.0.saturating_sub(cost);
        affordable
    }
}

/// A basis of the same space in which no vector gets lighter by adding one other.
fn shortened(kernel: &[BitVector], effort: &mut Effort) -> Vec<BitVector> {
    let mut basis = kernel.to_vec();
    let mut changed = true;
    while changed {
        changed = false;
        for i in 0..basis.len() {
            for j in (0..basis.len()).filter(|&j| j != i) {
                if !effort.spend(&basis[i]) {
                    return basis;
                }
                if basis[i].distance(&basis[j]) < basis[i].weight() {
                    basis[i] = &basis[i] + &basis[j];
                    changed = true;
                }
            }
        }
    }
    basis
}

/// Adds each vector that makes x lighter, or leaves it as light and makes it earlier as text.
fn improve_by_one(x: &mut BitVector, basis: &[BitVector], effort: &mut Effort) -> bool {
    let mut improved = false;
    for n in basis {
        if !effort.spend(n) {
            return false;
        }
        let earlier = n.first_one().is_some_and(|j| x.get(j));
        let (now, then) = (x.weight(), x.distance(n));
        if then < now || (then == now && earlier) {
            *x += n;
            improved = true;
        }
    }
    improved
}

/// Adds the first two vectors that together make x lighter.
fn improve_by_two(x: &mut BitVector, basis: &[BitVector], effort: &mut Effort) -> bool {
    let weight = x.weight();
    for (i, first) in basis.iter().enumerate() {
        let halfway = &*x + first;
        for second in &basis[i + 1..] {
            if !effort.spend(second) {
                return false;
            }
            if halfway.distance(second) < weight {
                *x = &halfway + second;
                return true;
            }
        }
    }
    false
}
