import type { ComponentProps } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, within } from 'storybook/test'
import preview from '../preview.tsx'
import type { PictureReport, Side } from './pictures/pictureReport.ts'
import { PicturesPage } from './pictures/PicturesPage.tsx'
import { StoryChanges } from './pictures/StoryChanges.tsx'
import { usePictureReport } from './pictures/usePictureReport.ts'
import { useStoryIndex } from './useStoryIndex.ts'

const WITHDRAW = 'screens-funds-withdraw--ready'

const report: PictureReport = {
  base: '8cae4b78',
  head: 'fcbc172b',
  isDirty: false,
  stories: [WITHDRAW, 'screens-home-home--ready', 'screens-funds-withdraw--refused'],
  changes: [
    { story: WITHDRAW, mode: 'ja-light-375', kind: 'changed', pixels: 1204 },
    { story: WITHDRAW, mode: 'ja-west-750', kind: 'changed', pixels: 88 },
    { story: 'screens-home-home--ready', mode: 'en-light-320', kind: 'added', pixels: 0 },
    { story: 'screens-home-old--ready', mode: 'ja-dark-375', kind: 'removed', pixels: 0 },
  ],
}

const index = {
  [WITHDRAW]: { title: '画面/資金 Funds/出金 Withdraw', name: '表示' },
  'screens-home-home--ready': { title: '画面/ホーム Home/ホーム Home', name: '表示' },
}

const colours: Record<Side, string> = { before: '0b7a6f', after: 'b3261e', difference: 'b26a00' }

/** A plain picture instead of one that was taken. */
const sampleAddress = (side: Side): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 240">` +
  `<rect width="375" height="240" fill="%23${colours[side]}"/></svg>`

type Args = ComponentProps<typeof PicturesPage>

const sample: Args = {
  collected: { kind: 'there', data: report },
  index,
  story: '',
  mode: '',
  // Chosen in the link, which is that of the story.
  onChoose: () => undefined,
  addressOf: sampleAddress,
}

const meta = preview.meta({
  title: 'Flows/Pictures',
  parameters: { layout: 'fullscreen' },
  args: sample,
  render: function Render(args: Args) {
    const [, update] = useArgs<Args>()
    return <PicturesPage {...args} onChoose={({ story, mode }) => update({ story, mode })} />
  },
})

/** What `pnpm visual` has compared last; which picture is looked at stands in the link. */
function LastCompared(props: Pick<Args, 'story' | 'mode' | 'onChoose'>) {
  return <PicturesPage collected={usePictureReport()} index={useStoryIndex()} {...props} />
}

export const All = meta.story({
  name: 'Pictures',
  // It shows what was compared on this machine, which differs from one to the next.
  tags: ['!test'],
  render: function Render({ story, mode }: Args) {
    const [, update] = useArgs<Args>()
    return <LastCompared {...{ story, mode }} onChoose={(next) => update({ story: next.story, mode: next.mode })} />
  },
})

export const Some = meta.story({
  name: '差のある例',
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('違う絵は4枚')).toBeVisible()
    const list = within(canvas.getByRole('navigation', { name: '絵の差分' }))
    await expect(list.getByRole('heading', { name: '資金 Funds/出金 Withdraw 2' })).toBeVisible()
    const first = list.getByRole('button', { name: '表示 日本語・ライト・375・1,204画素' })
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(list.getByRole('button', { name: /^表示 English・ライト・320・新しい絵$/ })).toBeVisible()
    await expect(list.getByRole('heading', { name: '今はない物語 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '左右に' }))
    await expect(canvas.getByRole('img', { name: '前' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '今' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '違うところ' }))
    await expect(canvas.getByRole('img', { name: '違うところ' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '重ねる' }))
    await expect(canvas.getByRole('slider', { name: '前と今の境目' })).toHaveValue('50')
  },
})

export const Removed = meta.story({
  name: 'なくなった絵',
  args: { story: 'screens-home-old--ready', mode: 'ja-dark-375' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: /^screens-home-old--ready/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '前' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: '今' })).toBeNull()
  },
})

export const Same = meta.story({
  name: '差がない',
  args: { collected: { kind: 'there', data: { ...report, changes: [] } } },
  async play({ canvas }) {
    await expect(canvas.getByText('違う絵はありません')).toBeVisible()
    await expect(canvas.getByText(/^8cae4b78とfcbc172bを、物語3件・見かた5通りで比べました。/)).toBeVisible()
  },
})

export const Nothing = meta.story({
  name: '比べる前',
  args: { collected: { kind: 'none' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pnpm visual')
  },
})

export const OfOneStory = meta.story({
  name: '1つの物語の差',
  render: ({ collected }) => <StoryChanges story={WITHDRAW} collected={collected} addressOf={sampleAddress} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: '日本語・ライト・375' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '日本語・ライト・米国式・750' })).toBeVisible()
    await expect(canvas.getAllByRole('slider')).toHaveLength(2)
  },
})

export const UnchangedStory = meta.story({
  name: '差がない物語',
  render: ({ collected }) => <StoryChanges story="screens-funds-withdraw--refused" collected={collected} />,
  async play({ canvas }) {
    await expect(canvas.getByText('この物語の絵は、どの見かたでも前と同じです。')).toBeVisible()
  },
})

export const UnpicturedStory = meta.story({
  name: '絵を撮らない物語',
  render: ({ collected }) => <StoryChanges story="screens-funds-withdraw--sending" collected={collected} />,
  async play({ canvas }) {
    await expect(canvas.getByText('この物語の絵は撮っていません。')).toBeVisible()
  },
})
