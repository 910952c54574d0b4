import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { ArrowDownToLineIcon, ArrowUpFromLineIcon, RefreshCwIcon } from '../icons.ts'
import { Columns } from './Columns.tsx'

const meta = preview.meta({
  title: 'Kit/Columns',
  component: Columns,
  args: {
    children: [
      <Button key="back" kind="line">
        内容を直す
      </Button>,
      <Button key="send">申請する</Button>,
    ],
  },
})

/** Beside one another with equal widths; at 200 % below one another. */
export const Playground = meta.story({
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first?.offsetWidth).toBe(second?.offsetWidth)
    await expect(first?.offsetTop).toBe(second?.offsetTop)
    document.documentElement.dataset['text'] = '200'
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0)
    document.documentElement.dataset['text'] = '100'
  },
})

/** A reason above one of two buttons leaves both as high as they are. */
export const WithReason = meta.story({
  name: '片方が押せない',
  args: {
    children: [
      <Button key="back" kind="line">
        内容を直す
      </Button>,
      <Button key="send" disabledReason="通信できません。電波が戻ると送信できます">
        申請する
      </Button>,
    ],
  },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect([first?.top, first?.bottom]).toEqual([second?.top, second?.bottom])
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['入金', '出金', '両替', '内容を直す', '買い注文を出す'],
      en: ['Deposit', 'Withdraw', 'Exchange', 'Edit order', 'Place buy order'],
      'zh-Hant': ['存款', '提款', '換匯', '修改內容', '送出買進委託'],
    })
    return (
      <Board title="Columns">
        <Rows>
          <Columns>
            <Button kind="soft" size="medium" icon={ArrowDownToLineIcon}>
              {words[0]}
            </Button>
            <Button kind="soft" size="medium" icon={ArrowUpFromLineIcon}>
              {words[1]}
            </Button>
            <Button kind="soft" size="medium" icon={RefreshCwIcon}>
              {words[2]}
            </Button>
          </Columns>
          <Columns>
            <Button kind="line">{words[3]}</Button>
            <Button kind="buy">{words[4]}</Button>
          </Columns>
        </Rows>
      </Board>
    )
  },
})
