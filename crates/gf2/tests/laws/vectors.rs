//! Vectors against lists of booleans.

use std::collections::HashSet;

use gf2::{BitMatrix, BitVector};
use proptest::prelude::*;

use crate::strategies::{size, vector};

fn any_vector() -> impl Strategy<Value = BitVector> {
    size().prop_flat_map(vector)
}

fn two_vectors() -> impl Strategy<Value = (BitVector, BitVector)> {
    size().prop_flat_map(|len| (vector(len), vector(len)))
}

proptest! {
    #[test]
    fn a_vector_holds_what_it_was_made_of(bits in prop::collection::vec(any::<bool>(), 0..200)) {
        let x: BitVector = bits.iter().copied().collect();
        prop_assert_eq!(x.len(), bits.len());
        prop_assert_eq!(x.iter().collect::<Vec<_>>(), bits.clone());
        prop_assert_eq!(&x, &BitVector::from_fn(bits.len(), |j| bits[j]));
        prop_assert!((0..bits.len()).all(|j| x[j] == bits[j] && x.get(j) == bits[j]));

        let ones: Vec<usize> = (0..bits.len()).filter(|&j| bits[j]).collect();
        prop_assert_eq!(x.weight(), ones.len());
        prop_assert_eq!(x.first_one(), ones.first().copied());
        prop_assert_eq!(x.last_one(), ones.last().copied());
        prop_assert_eq!(x.is_zero(), ones.is_empty());
        prop_assert_eq!(&x, &BitVector::from_ones(bits.len(), ones.iter().copied()));
        prop_assert_eq!(x.iter_ones().collect::<Vec<_>>(), ones);
    }

    #[test]
    fn adding_is_componentwise((x, y) in two_vectors()) {
        let sum = BitVector::from_fn(x.len(), |j| x[j] != y[j]);
        prop_assert_eq!(&(&x + &y), &sum);
        prop_assert_eq!(x.distance(&y), sum.weight());
        prop_assert!((&x + &x).is_zero());
    }

    #[test]
    fn dot_is_the_parity_of_common_ones((x, y) in two_vectors()) {
        let common = (0..x.len()).filter(|&j| x[j] && y[j]).count();
        prop_assert_eq!(x.dot(&y), common % 2 == 1);
    }

    #[test]
    fn vectors_compare_as_their_texts(x in any_vector(), y in any_vector(), (u, v) in two_vectors()) {
        for (a, b) in [(&x, &y), (&u, &v), (&x, &x)] {
            prop_assert_eq!(a.cmp(b), a.to_string().cmp(&b.to_string()));
        }
    }

    /// Words after the first difference, and the lengths, must not decide.
    #[test]
    fn a_changed_component_decides_the_order(x in any_vector(), at in any::<prop::sample::Index>()) {
        prop_assume!(!x.is_empty());
        let mut y = x.clone();
        y.flip(at.index(x.len()));
        prop_assert_eq!(x.cmp(&y), x.to_string().cmp(&y.to_string()));
        prop_assert_ne!(&x, &y);
    }

    #[test]
    fn equal_vectors_hash_alike(x in any_vector()) {
        let again: BitVector = x.iter().collect();
        prop_assert!(HashSet::from([x]).contains(&again));
    }

    #[test]
    fn set_flip_and_get_agree(x in any_vector(), at in any::<prop::sample::Index>(), bit: bool) {
        prop_assume!(!x.is_empty());
        let at = at.index(x.len());
        let mut y = x.clone();
        y.set(at, bit);
        prop_assert_eq!(y[at], bit);
        y.set(at, x[at]);
        prop_assert_eq!(&y, &x);
        y.flip(at);
        prop_assert_eq!(y[at], !x[at]);
        prop_assert_eq!(x.distance(&y), 1);
    }

    #[test]
    fn parts_put_together_are_the_whole(x in any_vector(), at in any::<prop::sample::Index>()) {
        let at = at.index(x.len() + 1);
        let (left, right) = (x.part(0..at), x.part(at..x.len()));
        prop_assert_eq!(&left, &BitVector::from_fn(at, |j| x[j]));
        prop_assert_eq!(&right, &BitVector::from_fn(x.len() - at, |j| x[at + j]));
        prop_assert_eq!(left.concat(&right), x);
    }
}

#[test]
fn ones_and_units_at_every_boundary() {
    for len in [0, 1, 63, 64, 65, 127, 128, 129] {
        let ones = BitVector::ones(len);
        assert_eq!((ones.len(), ones.weight()), (len, len));
        assert_eq!(ones, BitVector::from_fn(len, |_| true));
        for j in 0..len {
            assert_eq!(
                BitVector::unit(len, j).as_slice(),
                BitMatrix::identity(len).row(j)
            );
        }
    }
}

#[test]
fn an_exhausted_iterator_stays_so() {
    let x = BitVector::ones(65);
    let mut ones = x.iter_ones();
    assert_eq!(ones.by_ref().count(), 65);
    assert_eq!((ones.next(), ones.next()), (None, None));
    assert_eq!(BitVector::default().iter_ones().next(), None);
}

#[test]
#[should_panic(expected = "bit 64 of 64")]
fn reading_beyond_the_end_panics() {
    BitVector::zeros(64).get(64);
}

#[test]
#[should_panic(expected = "different lengths")]
fn adding_other_lengths_panics() {
    let _ = &BitVector::zeros(3) + &BitVector::zeros(4);
}
