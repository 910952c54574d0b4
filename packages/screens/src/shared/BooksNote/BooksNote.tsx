import { NoteBar } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../words.ts'

/** On every page, what befell the books of this device: where they cannot be kept, say. */
export function BooksNote({ now }: { now: keyof Words['device'] }) {
  const { t } = useTranslation('device')
  return <NoteBar>{t(now)}</NoteBar>
}
