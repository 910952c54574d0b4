import { BooksNote as Note } from '@kabuto/screens/shared'
import { useDeviceBooks } from '../device/useDeviceBooks.ts'

/** Where the books are on this device: what befell them, if anything did. */
export function BooksNote() {
  const books = useDeviceBooks()
  return books && <Note now={books.now} />
}
