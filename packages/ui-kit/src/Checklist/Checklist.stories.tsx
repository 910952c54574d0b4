import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checklist } from './Checklist.tsx'

const meta = preview.meta({
  title: 'Kit/Checklist',
  component: Checklist,
  args: {
    title: '出金に必要なもの',
    note: '入金の前にご確認ください',
    items: [{ label: '本人確認' }, { label: '銀行口座', href: '#/user/bandCard' }, { label: '資金パスワード' }],
  },
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('region', { name: '出金に必要なもの' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '本人確認完了',
      '銀行口座未完了',
      '資金パスワード完了',
    ])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '銀行口座' })).toHaveFocus()
  },
})

export const AllDone = meta.story({
  name: 'すべて済み',
  args: { items: [{ label: '本人確認' }, { label: '銀行口座' }, { label: '資金パスワード' }] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        title: '出金に必要なもの',
        note: '入金の前にご確認ください',
        identity: '本人確認',
        bank: '銀行口座',
        password: '資金パスワード',
      },
      en: {
        title: 'Needed to withdraw',
        note: 'Check before you deposit',
        identity: 'Identity',
        bank: 'Bank account',
        password: 'Fund password',
      },
      'zh-Hant': {
        title: '提款所需項目',
        note: '存款前請先確認',
        identity: '實名驗證',
        bank: '銀行帳戶',
        password: '資金密碼',
      },
    })
    const items = [{ label: words.identity }, { label: words.bank }, { label: words.password }]
    return (
      <Stack>
        <Checklist title={words.title} note={words.note} items={items} />
        <Checklist
          title={`${words.title} 2`}
          items={items.map((item, at) => (at === 1 ? { ...item, href: '#/user/bandCard' } : item))}
        />
      </Stack>
    )
  },
})
