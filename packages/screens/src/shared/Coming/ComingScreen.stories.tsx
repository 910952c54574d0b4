import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { ja } from '../../coming/messages/ja.ts'
import { ComingScreen } from './ComingScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/Coming',
  component: ComingScreen,
  args: { name: 'documents' as const },
  argTypes: { name: { control: 'select', options: Object.keys(ja) } },
  parameters: { layout: 'fullscreen' },
})

const read = {
  headings: ['取引報告書', 'ここに入るもの'],
  actions: { 戻る: '#/home/index', ホームへ戻る: '#/home/index' },
  notices: ['[info] この画面は準備中です。まだ何も表示できません。'],
  texts: ['取引の報告書と受領書を見て、印刷や書き出しができます。'],
}

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

/** One that the bottom menu leads to has no way back. */
export const Root = meta.story({
  args: { name: 'documents', root: true },
  ...says({
    headings: ['IPO', 'ここに入るもの'],
    actions: { ホームへ戻る: '#/home/index' },
    texts: ['新規公開株の一覧と、申込の段階を見られます。'],
  }),
})

export const LongTitle = meta.story({
  args: { name: 'applications' },
  ...says({
    ...read,
    headings: ['IPOの申込履歴', 'ここに入るもの'],
    texts: ['申し込んだ新規公開株と、抽選の結果を見られます。'],
  }),
})
