import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { RuleTicks } from './RuleTicks.tsx'

const meta = preview.meta({
  title: 'Kit/RuleTicks',
  component: RuleTicks,
  args: {
    label: 'パスワードの決まり',
    rules: [
      { label: '8〜16文字', met: true },
      { label: '数字を含む', met: false },
    ],
  },
})

/** A tick has a word and a shape of its own: without colour nothing is lost. */
export const Playground = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'パスワードの決まり' })).toBeVisible()
    const shapes = canvas.getAllByRole('listitem').map((item) => item.querySelector('svg path')?.getAttribute('d'))
    await expect(shapes[0]).not.toBe(shapes[1])
  },
  ...says({ figures: { '8〜16文字': '完了', 数字を含む: '未完了' } }),
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['パスワードの決まり', '8〜16文字', '英字を含む', '数字を含む', '英数字と記号だけ'],
      en: ['Password rules', '8–16 characters', 'A letter', 'A digit', 'Letters, digits, symbols'],
      'zh-Hant': ['密碼規則', '8〜16個字元', '含英文字母', '含數字', '僅限英數字與符號'],
    })
    const [label = '', ...rules] = words
    return (
      <Board title="RuleTicks">
        <RuleTicks label={label} rules={rules.map((rule, at) => ({ label: rule, met: at < 2 }))} />
      </Board>
    )
  },
})
