import type { Refusal } from '@kabuto/domain/shared'
import { Toast } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../words.ts'
import { useRefusalWords } from '../Refusal/useRefusalWords.ts'

/** What the app itself says has been done. */
export type DoneWord = Extract<keyof Words['shell'], 'clockTurned' | 'loggedOut' | 'withdrawalCancelled'>
/** What the app says of itself. */
export type NoteWord = Extract<keyof Words['shell'], 'backAgain' | 'outsideClosed'>

/** The content of a toast: something done (the server's msg or our text), a note, or a refusal. */
export type News =
  | { tone: 'done'; msg: string; word?: DoneWord }
  | { tone: 'note'; word: NoteWord }
  | { tone: 'failed'; refusal: Refusal }

export type NewsToastProps = {
  news: (News & { id: string }) | undefined
  onEnd: (id: string) => void
  /** In milliseconds; `Infinity` leaves it there. */
  duration?: number | undefined
}

/**
 * What has just happened, shown for two seconds (specification §9); a refusal also stays visible on its own screen.
 */
export function NewsToast({ news, onEnd, duration }: NewsToastProps) {
  const { t } = useTranslation('shell')
  const refusalWords = useRefusalWords()
  function textOf(of: News): string {
    if (of.tone === 'failed') return refusalWords(of.refusal)
    if (of.tone === 'note') return t(of.word)
    return of.msg || (of.word ? t(of.word) : '')
  }
  return (
    <Toast toast={news && { id: news.id, tone: news.tone, text: textOf(news) }} onEnd={onEnd} duration={duration} />
  )
}
