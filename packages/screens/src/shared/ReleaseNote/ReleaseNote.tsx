import { NoteBar } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type ReleaseNoteProps = { onTake: () => void }

/** On every page, that a newer release of the app has come: it is taken when the member wants it. */
export function ReleaseNote({ onTake }: ReleaseNoteProps) {
  const { t } = useTranslation('shared')
  return <NoteBar action={{ label: t('takeRelease'), onPress: onTake }}>{t('newReleaseNote')}</NoteBar>
}
