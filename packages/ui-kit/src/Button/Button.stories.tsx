import preview from '@kabuto/storybook/preview'
import { type SubmitEvent, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { styled } from 'styled-components'
import { Board, Example, Pairs, Rows, useSamples } from '../base/board.tsx'
import { ArrowDownToLineIcon } from '../icons.ts'
import { Offline } from '../base/offline.ts'
import { k } from '../tokens/k.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { ButtonKind } from './kinds.ts'

const sample: ButtonProps = { children: '申請する', size: 'large', type: 'button', onClick: fn() }

const meta = preview.meta({ title: 'Kit/Button', component: Button, args: sample })

export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '申請する' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
})

const kinds: ButtonKind[] = [
  'primary',
  'soft',
  'line',
  'ghost',
  'quiet',
  'danger',
  'buy',
  'sell',
  'buy-line',
  'sell-line',
]

export const Kinds = meta.story({
  name: '種類',
  render: ({ children }) => (
    <Rows>
      {kinds.map((kind) => (
        <Example key={kind} name={kind}>
          <Button kind={kind}>{children}</Button>
        </Example>
      ))}
    </Rows>
  ),
})

export const Medium = meta.story({ name: '44（行の中）', args: { size: 'medium', children: '払込へ進む' } })

export const WithIcon = meta.story({
  name: 'アイコン',
  args: { kind: 'soft', icon: ArrowDownToLineIcon, children: '入金' },
})

export const AsLink = meta.story({
  name: 'リンク',
  args: { kind: 'line', href: '#/market/market', children: '買い増す' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '買い増す' })).toHaveAttribute('href', '#/market/market')
  },
})

export const Disabled = meta.story({
  name: '押せない理由',
  args: { disabledReason: '入力内容を1か所直すと申請できます', children: '出金を申請する' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '出金を申請する' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('入力内容を1か所直すと申請できます')
  },
})

export const DisabledLink = meta.story({
  name: '押せないリンク',
  args: {
    href: '#/market/market',
    disabledReason: '購入から15分が過ぎる 14:39 以降に売却できます',
    children: '売却する',
  },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: '売却する' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).not.toHaveAttribute('href')
  },
})

export const Loading = meta.story({
  name: '送信中',
  args: { loading: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '送信中' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.dblClick(button)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const OwnWords = meta.story({
  name: 'ことばを替える',
  args: { loading: true, words: { sending: '確認中' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '確認中' })).toBeInTheDocument()
  },
})

const Narrow = styled.div`
  display: flex;
`

/** Sends on the first press and stays busy, as a form does until its answer comes. */
export const LoadingKeepsTheWidth = meta.story({
  name: '送信中も幅は同じ',
  args: { children: '入金', kind: 'soft' },
  render: function Render({ onClick, ...args }) {
    const [sending, setSending] = useState(false)
    return (
      <Narrow>
        <Button
          {...args}
          loading={sending}
          onClick={() => {
            setSending(true)
            onClick?.()
          }}
        />
      </Narrow>
    )
  },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '入金' })
    const width = button.offsetWidth
    await userEvent.dblClick(button)
    await expect(button).toHaveAccessibleName('送信中')
    await expect(button.offsetWidth).toBe(width)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
})

type FormArgs = { onSubmit: () => void; blocked: boolean }

function Form({ onSubmit, blocked }: FormArgs) {
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit}>
      <Rows>
        <input aria-label="口座名義" defaultValue="サトウ ミサキ" style={{ minHeight: 44 }} />
        <Button type="submit" disabledReason={blocked ? '金額を入力すると申請できます' : undefined}>
          申請する
        </Button>
      </Rows>
    </form>
  )
}

const sent = fn()

export const Submit = meta.story({
  name: 'フォームの送信',
  render: () => <Form onSubmit={sent} blocked={false} />,
  async play({ canvas, userEvent }) {
    sent.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).toHaveBeenCalledTimes(2)
  },
})

export const DisabledDoesNotSubmit = meta.story({
  name: '押せないときは送信しない',
  render: () => <Form onSubmit={sent} blocked />,
  async play({ canvas, userEvent }) {
    sent.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).not.toHaveBeenCalled()
  },
})

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${k.size.touchGap};
`

export const SideBySide = meta.story({
  name: '2つ並べる',
  render: function Render() {
    const words = useSamples({
      ja: { sell: '売る', buy: '買う', more: '買い注文を出す', edit: '内容を直す' },
      en: { sell: 'Sell', buy: 'Buy', more: 'Place buy order', edit: 'Edit order' },
      'zh-Hant': { sell: '賣出', buy: '買進', more: '送出買進委託', edit: '修改內容' },
    })
    return (
      <Rows>
        <Row>
          <Button kind="sell-line">{words.sell}</Button>
          <Button kind="buy-line">{words.buy}</Button>
        </Row>
        <Row>
          <Button kind="line">{words.edit}</Button>
          <Button kind="buy">{words.more}</Button>
        </Row>
      </Rows>
    )
  },
})

// A picture cannot hold a finger down; the real look is `:active`.
const Pressed = styled.div`
  button {
    background: ${k.action.pressed};
  }
`

const Below = styled.div`
  margin-block-start: ${k.space[3]};
`

/** Without a connection a button that sends says so before it is pressed; others keep working. */
export const WithoutConnection = meta.story({
  name: '通信できないとき',
  args: { type: 'submit', children: '申請する', onClick: fn() },
  render: (args) => (
    <Offline value>
      <Rows>
        <Button {...args} />
        <Button kind="line">内容を直す</Button>
        <Button {...args} loading>
          送る
        </Button>
      </Rows>
    </Offline>
  ),
  async play({ args, canvas, userEvent }) {
    const send = canvas.getByRole('button', { name: '申請する' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription('通信できません。電波が戻ると送信できます')
    await userEvent.click(send)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: '内容を直す' })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.getByRole('button', { name: '送信中' })).not.toHaveAttribute('aria-disabled')
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        apply: '申請する',
        deposit: '入金',
        more: '買い増す',
        sendBuy: '買い注文を出す',
        sendSell: '売り注文を出す',
        buy: '買う',
        sell: '売る',
        remove: '口座を削除',
        later: 'あとで',
        pay: '払込へ進む',
        edit: '内容を直す',
        only: '送信のみ',
        reason: '金額を入力すると申請できます',
      },
      en: {
        apply: 'Apply',
        deposit: 'Deposit',
        more: 'Buy more',
        sendBuy: 'Place buy order',
        sendSell: 'Place sell order',
        buy: 'Buy',
        sell: 'Sell',
        remove: 'Delete account',
        later: 'Later',
        pay: 'Go to payment',
        edit: 'Edit order',
        only: 'sends only',
        reason: 'Enter an amount to apply.',
      },
      'zh-Hant': {
        apply: '申請',
        deposit: '存款',
        more: '加碼買進',
        sendBuy: '送出買進委託',
        sendSell: '送出賣出委託',
        buy: '買進',
        sell: '賣出',
        remove: '刪除帳戶',
        later: '稍後',
        pay: '前往繳款',
        edit: '修改內容',
        only: '僅送出',
        reason: '輸入金額後即可申請',
      },
    })
    return (
      <Board title="Button">
        <Pairs>
          <Example name="primary">
            <Button>{words.apply}</Button>
          </Example>
          <Example name="pressed">
            <Pressed>
              <Button>{words.apply}</Button>
            </Pressed>
          </Example>
          <Example name="focus-visible">
            <Button>{words.apply}</Button>
          </Example>
          <Example name="loading">
            <Button loading>{words.apply}</Button>
          </Example>
          <Example name="soft">
            <Button kind="soft" icon={ArrowDownToLineIcon}>
              {words.deposit}
            </Button>
          </Example>
          <Example name="line">
            <Button kind="line">{words.more}</Button>
          </Example>
          <Example name={`buy（${words.only}）`}>
            <Button kind="buy">{words.sendBuy}</Button>
          </Example>
          <Example name={`sell（${words.only}）`}>
            <Button kind="sell">{words.sendSell}</Button>
          </Example>
          <Example name="buy-line">
            <Button kind="buy-line">{words.buy}</Button>
          </Example>
          <Example name="sell-line">
            <Button kind="sell-line">{words.sell}</Button>
          </Example>
          <Example name="danger">
            <Button kind="danger">{words.remove}</Button>
          </Example>
          <Example name="ghost">
            <Button kind="ghost">{words.later}</Button>
          </Example>
          <Example name="quiet">
            <Button kind="quiet">{words.edit}</Button>
          </Example>
          <Example name="medium 44">
            <Button size="medium">{words.pay}</Button>
          </Example>
        </Pairs>
        <Below>
          <Example name="disabled">
            <Button disabledReason={words.reason}>{words.apply}</Button>
          </Example>
        </Below>
      </Board>
    )
  },
  async play({ canvas, userEvent }) {
    for (let at = 0; at < 3; at += 1) await userEvent.tab()
    await expect(canvas.getAllByRole('button')[2]).toHaveFocus()
  },
})
