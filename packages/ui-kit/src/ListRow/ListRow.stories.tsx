import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { GlobeIcon, HourglassIcon, LandmarkIcon, LogOutIcon, StarIcon, XIcon } from '../icons.ts'
import { List } from '../List/List.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { ListRow } from './ListRow.tsx'
import { RowAction } from './RowAction.tsx'

const meta = preview.meta({
  title: 'Kit/ListRow',
  component: ListRow,
  args: { title: '銀行口座' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <List>
      <ListRow {...args} />
    </List>
  ),
})

export const Playground = meta.story({
  args: { icon: LandmarkIcon, value: '1件', href: '#/user/bandCard' },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: '銀行口座 1件' })
    await expect(link).toHaveAttribute('href', '#/user/bandCard')
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(56)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

const out = fn()

export const Press = meta.story({
  name: '押すと動く',
  args: { icon: LogOutIcon, title: 'ログアウト', onPress: out },
  async play({ canvas, userEvent }) {
    out.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }))
    await expect(out).toHaveBeenCalledTimes(2)
  },
})

export const Sub = meta.story({
  name: '2行',
  args: { icon: GlobeIcon, title: '言語', sub: '表示のことば', value: '日本語', href: '#/user/setting' },
})

export const ReadOnly = meta.story({
  name: '読むだけ',
  args: { title: '会員番号', value: 'KB-004182' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const blocked = fn()

export const Disabled = meta.story({
  name: '押せない理由',
  args: { icon: LandmarkIcon, title: '口座を追加', onPress: blocked, disabledReason: '先に本人確認をしてください。' },
  async play({ canvas, userEvent }) {
    blocked.mockClear()
    const row = canvas.getByRole('button', { name: /先に本人確認をしてください。/ })
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.click(row)
    await expect(blocked).not.toHaveBeenCalled()
  },
})

export const DisabledLink = meta.story({
  name: '押せないリンク',
  args: { title: '口座を追加', href: '#/user/bandCard', disabledReason: '先に本人確認をしてください。' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).not.toHaveAttribute('href')
  },
})

export const WithBadge = meta.story({
  name: '状態',
  args: {
    icon: LandmarkIcon,
    title: '本人確認',
    href: '#/user/auth',
    badge: (
      <StatusBadge tone="progress" icon={HourglassIcon}>
        審査中
      </StatusBadge>
    ),
  },
})

/** Marked by its word and its dot, and by a bold title; a read row has none of these. */
export const Unread = meta.story({
  name: '未読',
  render: () => (
    <List>
      <ListRow
        lead="11/17（火）10:00"
        title="値動きの色を選べるようになりました"
        unread
        href="#/home/noticeDetail?id=n2"
      />
      <ListRow lead="11/10（火）10:00" title="米国株の時間外取引について" href="#/home/noticeDetail?id=n3" />
    </List>
  ),
  async play({ canvas }) {
    const [fresh, read] = canvas.getAllByRole('link')
    await expect(fresh).toHaveAccessibleName(/^11\/17（火）10:00\s*未読\s*値動きの色を選べるようになりました$/)
    await expect(read).toHaveAccessibleName(/^11\/10（火）10:00\s*米国株の時間外取引について$/)
    const weights = [canvas.getByText(/^値動き/), canvas.getByText(/^米国株/)].map(
      (title) => getComputedStyle(title).fontWeight,
    )
    await expect(weights).toEqual(['600', '400'])
  },
})

const remove = fn()

/**
 * A press of its own beside the row: each has its name, each its place in the tab order, neither does the other's.
 */
export const WithAction = meta.story({
  name: '行の操作',
  args: {
    title: 'やく',
    sub: '11/20 14:02',
    onPress: out,
    action: <RowAction icon={XIcon} label="「やく」を履歴から消す" onPress={remove} />,
  },
  async play({ canvas, userEvent }) {
    out.mockClear()
    remove.mockClear()
    const [row, press] = [
      canvas.getByRole('button', { name: 'やく 11/20 14:02' }),
      canvas.getByRole('button', { name: '「やく」を履歴から消す' }),
    ]
    await expect(press.offsetWidth).toBeGreaterThanOrEqual(44)
    await expect(press.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(row.contains(press)).toBe(false)
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(press.getBoundingClientRect().left)
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.tab()
    await expect(press).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remove).toHaveBeenCalledTimes(1)
    await expect(out).not.toHaveBeenCalled()
    await userEvent.click(row)
    await expect(out).toHaveBeenCalledTimes(1)
  },
})

/** Its state says whether it is on: its name does not change. */
export const ActionOn = meta.story({
  name: '入っている操作',
  args: {
    title: '青葉精機',
    href: '#/market/marketDetail',
    action: <RowAction icon={StarIcon} label="ウォッチリストの青葉精機" on onPress={remove} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'ウォッチリストの青葉精機', pressed: true })).toBeVisible()
  },
})

export const ActionLink = meta.story({
  name: '操作がリンク',
  args: {
    title: '銀行口座',
    value: '1件',
    action: <RowAction icon={GlobeIcon} label="口座を開く" href="#/user/bandCard" />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '口座を開く' })).toHaveAttribute('href', '#/user/bandCard')
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        bank: '銀行口座',
        one: '1件',
        language: '言語',
        shown: '表示のことば',
        ja: '日本語',
        identity: '本人確認',
        review: '審査中',
        add: '口座を追加',
        first: '先に本人確認をしてください。',
        number: '会員番号',
        remove: '消す',
      },
      en: {
        bank: 'Bank accounts',
        one: '1',
        language: 'Language',
        shown: 'Of all screens',
        ja: 'English',
        identity: 'Identity',
        review: 'In review',
        add: 'Add an account',
        first: 'Verify your identity first.',
        number: 'Member number',
        remove: 'Remove',
      },
      'zh-Hant': {
        bank: '銀行帳戶',
        one: '1筆',
        language: '語言',
        shown: '顯示語言',
        ja: '繁體中文',
        identity: '實名驗證',
        review: '審核中',
        add: '新增帳戶',
        first: '請先完成實名驗證。',
        number: '會員編號',
        remove: '刪除',
      },
    })
    return (
      <List>
        <ListRow icon={LandmarkIcon} title={words.bank} value={words.one} href="#/user/bandCard" />
        <ListRow icon={GlobeIcon} title={words.language} sub={words.shown} value={words.ja} href="#/user/setting" />
        <ListRow
          icon={LandmarkIcon}
          title={words.identity}
          href="#/user/auth"
          badge={
            <StatusBadge tone="progress" icon={HourglassIcon}>
              {words.review}
            </StatusBadge>
          }
        />
        <ListRow icon={LandmarkIcon} title={words.add} onPress={fn()} disabledReason={words.first} />
        <ListRow lead="11/17 10:00" title={words.language} unread href="#/home/noticeDetail" />
        <ListRow title={words.number} value="KB-004182" />
        <ListRow
          title={words.bank}
          sub={words.shown}
          value={words.one}
          href="#/user/bandCard"
          action={<RowAction icon={XIcon} label={words.remove} onPress={remove} />}
        />
      </List>
    )
  },
})
