/** A Friday within the window, unless a test says otherwise. */
export const FRIDAY = '2026-11-20T14:32:00+09:00'
/** A holiday in Tokyo, before New York opens: the clock is stopped then, and nothing moves by itself. */
export const STOPPED = '2026-11-23T18:05:00+09:00'
/** The clock can be stopped later, but not before it was read first. */
export const BEFORE_STOPPED = '2026-11-23T18:00:00+09:00'
/** Some minutes into that Friday: Tokyo is open, and a stopped clock keeps each price as it is. */
export const STANDS = '2026-11-20T14:40:00+09:00'
