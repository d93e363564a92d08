//! Alpha-beta search on threads.
