//! Objects of a JSON text, whose fields are taken out one by one.

use std::collections::HashSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::error::{ReadError, ReadProblem};
use super::source::Value;

/// The members of an object as they stand in the text.
struct Members<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Collect)
    }
}

/// An object whose fields are taken out one by one, until none may be left.
#[derive(Debug)]
pub(super) struct Object<'a> {
    value: Value<'a>,
    name: &'static str,
    /// Key, the key's place, the value's text; `None` once taken.
    fields: Vec<Option<(String, Value<'a>, &'a str)>>,
}

impl<'a> Object<'a> {
    pub(super) fn read(value: Value<'a>, name: &'static str) -> Result<Self, ReadError> {
        let Members(members) =
            serde_json::from_str(value.text()).map_err(|_| value.unexpected("an object"))?;
        let mut seen = HashSet::new();
        let mut fields = Vec::with_capacity(members.len());
        for (key, raw) in members {
            let key = value.with(key.get(), value.field());
            let field = key.string()?;
            if !seen.insert(field.clone()) {
                return Err(key.error(ReadProblem::DuplicateField { field }));
            }
            fields.push(Some((field, key, raw.get())));
        }
        Ok(Self {
            value,
            name,
            fields,
        })
    }

    /// Names the object more exactly, for errors that follow.
    pub(super) fn rename(&mut self, name: &'static str) {
        self.name = name;
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.iter().flatten().any(|(key, ..)| key == field)
    }

    /// Takes out a field that must be there.
    pub(super) fn take(&mut self, field: &'static str) -> Result<Value<'a>, ReadError> {
        let within = self.name;
        self.take_optional(field).ok_or_else(|| {
            self.value
                .error(ReadProblem::MissingField { field, within })
        })
    }

    /// Takes out a field if it is there.
    pub(super) fn take_optional(&mut self, field: &'static str) -> Option<Value<'a>> {
        let is_it = |entry: &&mut Option<(String, _, _)>| {
            entry.as_ref().is_some_and(|(key, ..)| key == field)
        };
        let (_, _, raw) = self.fields.iter_mut().find(is_it)?.take()?;
        Some(self.value.with(raw, field))
    }

    /// Takes out all fields that are left, in their order.
    pub(super) fn into_fields(
        self,
        field: &'static str,
    ) -> impl Iterator<Item = (String, Value<'a>)> {
        let value = self.value;
        self.fields
            .into_iter()
            .flatten()
            .map(move |(key, _, raw)| (key, value.with(raw, field)))
    }

    pub(super) fn into_values(self) -> impl Iterator<Item = Value<'a>> {
        let field = self.value.field();
        self.into_fields(field).map(|(_, value)| value)
    }

    /// Checks that no field is left; a `lenient` reader skips those of a later version.
    pub(super) fn finish(self, lenient: bool) -> Result<(), ReadError> {
        if lenient {
            return self.into_values().try_for_each(Value::check_keys);
        }
        let within = self.name;
        match self.fields.into_iter().flatten().next() {
            None => Ok(()),
            Some((field, key, _)) => Err(key.error(ReadProblem::UnknownField { field, within })),
        }
    }
}
