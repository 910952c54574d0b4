import { useRefusalWords } from '@kabuto/screens/shared'
import { Toast } from '@kabuto/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { endToastAtom, type News, toastAtom } from './toast.ts'

function useNewsWords(): (news: News) => string {
  const { t } = useTranslation('shell')
  const refusalWords = useRefusalWords()
  return (news) => {
    if (news.tone === 'failed') return refusalWords(news.refusal)
    if (news.tone === 'note') return t(news.word)
    return news.msg || (news.word ? t(news.word) : '')
  }
}

/**
 * What has just happened, shown for two seconds (specification §9); a refusal also stays visible on its own screen.
 */
export function Toasts() {
  const news = useAtomValue(toastAtom)
  const end = useSetAtom(endToastAtom)
  const wordsOf = useNewsWords()
  return <Toast toast={news && { id: news.id, tone: news.tone, text: wordsOf(news) }} onEnd={end} />
}
