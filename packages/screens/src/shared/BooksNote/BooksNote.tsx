import { NoteBar } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../words.ts'

export type BooksNoteProps = { now: 'kept' | keyof Words['device'] }

/** On every page, what befell the books of this device: where they cannot be kept, say. */
export function BooksNote({ now }: BooksNoteProps) {
  const { t } = useTranslation('device')
  return now !== 'kept' && <NoteBar>{t(now)}</NoteBar>
}
