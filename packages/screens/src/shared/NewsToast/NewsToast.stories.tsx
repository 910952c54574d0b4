import { type Language, refuse } from '@kabuto/domain/shared'
import { en } from '@kabuto/domain/successes/en'
import { ja } from '@kabuto/domain/successes/ja'
import { zhHant } from '@kabuto/domain/successes/zhHant'
import preview from '@kabuto/storybook/preview'
import { List, ListRow, useKitLocale } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'
import { type DoneWord, type News, NewsToast, type NewsToastProps, type NoteWord } from './NewsToast.tsx'

const sample: NewsToastProps = {
  news: { id: 'sent', tone: 'done', msg: ja.withdrawn },
  onEnd: fn(),
  duration: Infinity,
}

const meta = preview.meta({
  title: 'Screens/Shared/NewsToast',
  component: NewsToast,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

/** In the words of the server, which knows what it has done. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('出金を申請しました。')
  },
})

/** Where the server says nothing, in ours. */
export const OwnWords = meta.story({
  args: { news: { id: 'cancelled', tone: 'done', msg: '', word: 'withdrawalCancelled' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('出金の申請を取り消しました。')
  },
})

export const Note = meta.story({
  tags: ['vrt'],
  args: { news: { id: 'note', tone: 'note', word: 'outsideClosed' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('このサイトは Kabuto から開けません。')
  },
})

export const Refused = meta.story({
  tags: ['vrt'],
  args: { news: { id: 'refused', tone: 'failed', refusal: refuse('fundPasswordWrong', { left: 4 }) } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '資金パスワードが違います。あと4回間違えると15分間使えません。',
    )
  },
})

/** What the server says after a success, in the member's language. */
const fromServer: Record<Language, Record<string, string>> = { ja, en, 'zh-Hant': zhHant }
const doneWords: Record<DoneWord, true> = { clockTurned: true, loggedOut: true, withdrawalCancelled: true }
const noteWords: Record<NoteWord, true> = { backAgain: true, outsideClosed: true }

/** All that a toast may say, a refusal apart; a row that is pressed is shown as one. */
export const EverySentence = meta.story({
  args: { news: undefined },
  render: function Sentences({ onEnd, duration }) {
    const { t } = useTranslation('shell')
    const said = Object.values(fromServer[useKitLocale()])
    const [shown, setShown] = useState<News & { id: string }>()
    const all: [text: string, news: News][] = [
      ...said.map((msg): [string, News] => [msg, { tone: 'done', msg }]),
      ...(Object.keys(doneWords) as DoneWord[]).map((word): [string, News] => [
        t(word),
        { tone: 'done', msg: '', word },
      ]),
      ...(Object.keys(noteWords) as NoteWord[]).map((word): [string, News] => [t(word), { tone: 'note', word }]),
    ]
    return (
      <>
        <List>
          {all.map(([text, news]) => (
            <ListRow key={text} title={text} onPress={() => setShown({ ...news, id: text })} />
          ))}
        </List>
        <NewsToast news={shown} onEnd={onEnd} duration={duration} />
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(18)
    await userEvent.click(canvas.getByRole('button', { name: '両替しました。' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('両替しました。')
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度戻ると終了します' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('もう一度戻ると終了します')
  },
})
