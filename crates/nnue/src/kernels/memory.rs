//! Words to the processor and the system about memory: what will be read, and what is large.
#![cfg_attr(
    any(target_arch = "x86_64", target_os = "linux"),
    expect(unsafe_code, reason = "both words take pointers")
)]

use std::collections::TryReserveError;

/// Starts to bring a place in memory near the processor. Nothing is read, and elsewhere than on x86-64 nothing happens.
#[inline]
pub fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction reads nothing and never faults; the pointer comes from a reference all the same.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// A list of so many defaults for reading here and there: on Linux in pages of two megabytes if the system has them,
/// so that fewer reads have to look up their page first.
///
/// # Errors
/// When the system does not give so much memory.
pub fn try_scattered<T: Default>(count: usize) -> Result<Vec<T>, TryReserveError> {
    let mut list = Vec::new();
    list.try_reserve_exact(count)?;
    #[cfg(target_os = "linux")]
    ask_for_large_pages(&list);
    list.resize_with(count, T::default);
    Ok(list)
}

/// The same where the memory cannot be done without.
///
/// # Panics
/// When the system does not give it.
pub fn scattered<T: Default>(count: usize) -> Vec<T> {
    try_scattered(count).expect("the system gives the memory")
}

#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(list: &Vec<T>) {
    const PAGE: usize = 4096;
    let start = list.as_ptr().cast::<u8>();
    let skipped = start.align_offset(PAGE);
    let Some(length) = (list.capacity() * size_of::<T>()).checked_sub(skipped) else { return };
    let first = start.wrapping_add(skipped).cast_mut().cast();
    // SAFETY: whole pages within memory that the list owns; the advice changes what holds them, never what they hold.
    // A system that does not take it says so, and nothing is lost.
    unsafe { libc::madvise(first, length / PAGE * PAGE, libc::MADV_HUGEPAGE) };
}
