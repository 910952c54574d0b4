import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { Columns } from '../Columns/Columns.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = preview.meta({
  title: 'Kit/ActionBar',
  component: ActionBar,
  args: { children: <Button>出金を申請する</Button> },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({})

const missing = '入力内容を1か所直すと申請できます'

/** The line belongs to the bar, the button only points to it. */
export const Blocked = meta.story({
  name: '押せない理由',
  args: { note: missing, children: <Button disabledReason={missing}>出金を申請する</Button> },
  async play({ canvas }) {
    await expect(canvas.getAllByText(missing)).toHaveLength(1)
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(missing)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Another reason than the bar's own is not lost. */
export const OtherReason = meta.story({
  name: '別の理由',
  args: { note: '1回の上限 50,000,000円', children: <Button disabledReason={missing}>出金を申請する</Button> },
  async play({ canvas }) {
    await expect(canvas.getByText(missing)).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(missing)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { send: '出金を申請する', missing, edit: '内容を直す', buy: '買い注文を出す' },
      en: {
        send: 'Request withdrawal',
        missing: 'Fix one field to continue.',
        edit: 'Edit order',
        buy: 'Place buy order',
      },
      'zh-Hant': { send: '申請提款', missing: '修正 1 處內容後即可申請', edit: '修改內容', buy: '送出買進委託' },
    })
    return (
      <Board title="ActionBar">
        <Rows>
          <Example name="one">
            <ActionBar>
              <Button>{words.send}</Button>
            </ActionBar>
          </Example>
          <Example name="note">
            <ActionBar note={words.missing}>
              <Button disabledReason={words.missing}>{words.send}</Button>
            </ActionBar>
          </Example>
          <Example name="two">
            <ActionBar>
              <Columns>
                <Button kind="line">{words.edit}</Button>
                <Button kind="buy">{words.buy}</Button>
              </Columns>
            </ActionBar>
          </Example>
        </Rows>
      </Board>
    )
  },
})
