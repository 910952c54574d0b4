import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/NotFound',
  component: NotFoundScreen,
  args: { path: '/market/marketDetial' },
  parameters: { layout: 'fullscreen' },
})

const read = {
  headings: ['ページが見つかりません'],
  actions: { ホームへ戻る: '#/home/index' },
  figures: { アドレス: '/market/marketDetial' },
  texts: ['Kabuto', 'アドレスが変わったか、入力に誤りがあります。ホームから探してください。'],
}

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

export const LongPath = meta.story({
  args: { path: '/home/noticeDetail?id=01J9Z3K8Q7VX5T2M4N6P8R0S1W&from=%2Fhome%2Fnotice%3Fkind%3Dmustread' },
  ...says({
    ...read,
    figures: {
      アドレス: '/home/noticeDetail?id=01J9Z3K8Q7VX5T2M4N6P8R0S1W&from=%2Fhome%2Fnotice%3Fkind%3Dmustread',
    },
  }),
})
