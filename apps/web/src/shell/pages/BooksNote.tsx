import { NoteBar } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useDeviceBooks } from '../device/useDeviceBooks.ts'

/** On every page, what befell the books of this device: where they cannot be kept, say. */
export function BooksNote() {
  const { t } = useTranslation('device')
  const books = useDeviceBooks()
  return books && books.now !== 'kept' && <NoteBar>{t(books.now)}</NoteBar>
}
