//! The law that every target holds its format to.

use komadai_record::{Encoding, Format, Step, Target, read, write};

/// No bytes make the reader panic, and what was read can be written, read and written again without a change.
///
/// Records that the format cannot hold whole are only read; so are ends of unknown words, which may hold known ones.
pub fn read_and_write(format: Format, data: &[u8]) {
    let target = Target { format, encoding: Encoding::Utf8 };
    let name = format!("x.{}", target.ending());
    for reading in read(data, Some(&name)).into_iter().flatten() {
        let strange = |step: &Step| matches!(step, Step::End(end) if end.kind.key().starts_with("other:"));
        let is_whole = reading.format == format
            && format != Format::Usf
            && format.losses(&reading.record).is_empty()
            && !reading.record.nodes().any(|node| strange(&node.step));
        if is_whole {
            let (once, _) = write(&[&reading.record], target);
            let again = read(&once, Some(&name)).expect("what was written can be read");
            let (twice, _) = write(&[&again[0].record], target);
            assert_eq!(once, twice);
        }
    }
}
