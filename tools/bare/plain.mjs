/** Something the person at the terminal can mend: only its message is printed. */
export class PlainError extends Error {
  plain = true
}
