import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Board, Example, SampleScreen, useSamples } from '../base/board.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { PageMark } from '../Page/pageMark.ts'
import { NoteBar } from './NoteBar.tsx'

const sentence = 'この端末には保存できません。記録は、画面を閉じるまで残ります。'

const meta = preview.meta({ title: 'Kit/NoteBar', component: NoteBar, args: { children: sentence } })

/** It is read out when it comes. */
export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(sentence)
  },
})

const onPress = fn()

/** The way on is beside the sentence; it is read out with it only when one comes to it. */
export const WithAction = meta.story({
  name: '押せる',
  args: { children: '新しい版があります。', action: { label: '更新する', onPress } },
  async play({ canvas, userEvent }) {
    onPress.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^新しい版があります。$/)
    const press = canvas.getByRole('button', { name: '更新する' })
    await expect(press.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(press).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(press)
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
})

export const OnAPage = meta.story({
  name: '画面の上',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <PageMark value={<NoteBar {...props} />}>
      <SampleScreen nav={<NavBar title="入金" back={{ href: '#x' }} />} />
    </PageMark>
  ),
  async play({ canvas }) {
    const [sim, note, nav] = [canvas.getByRole('complementary'), canvas.getByRole('status'), canvas.getByRole('banner')]
    const boxes = [sim, note.parentElement, nav].map((element) => element?.getBoundingClientRect())
    await expect(boxes[1]?.top).toBe(boxes[0]?.bottom)
    await expect(boxes[2]?.top).toBeCloseTo(boxes[1]?.bottom ?? 0, 0)
  },
})

export const Long = meta.story({
  name: '長いことば',
  args: {
    children: '長い語がひとつ、折り返すところなく続きます。'.repeat(9) + 'x'.repeat(200),
    action: { label: '新しい版に更新する', onPress },
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { short: 'ほかのタブを閉じてください。', long: sentence, newer: '新しい版があります。', update: '更新する' },
      en: {
        short: 'Please close the other tabs.',
        long: 'This device cannot keep anything. Your records last until you close this page.',
        newer: 'There is a new version.',
        update: 'Update',
      },
      'zh-Hant': {
        short: '請關閉其他分頁。',
        long: '此裝置無法儲存資料。紀錄會保留到您關閉此頁面為止。',
        newer: '有新版本。',
        update: '更新',
      },
    })
    return (
      <Board title="NoteBar">
        <Example name="short">
          <NoteBar>{words.short}</NoteBar>
        </Example>
        <Example name="long">
          <NoteBar>{words.long}</NoteBar>
        </Example>
        <Example name="action">
          <NoteBar action={{ label: words.update, onPress }}>{words.newer}</NoteBar>
        </Example>
      </Board>
    )
  },
})
