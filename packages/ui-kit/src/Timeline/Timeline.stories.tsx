import preview from '@kabuto/storybook/preview'
import { expect, within } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Timeline, type TimelineEntry } from './Timeline.tsx'

const meta = preview.meta({ title: 'Kit/Timeline', component: Timeline })

const entries: TimelineEntry[] = [
  { id: 'filled', title: '平均 1,188.4円で約定', time: '14:23', progress: 'done' },
  { id: 'locked', title: '購入後15分の売却制限', time: '14:39 まで', progress: 'now' },
  { id: 'sold', title: '売却・決済', progress: 'todo' },
]

export const Playground = meta.story({ args: { label: '建玉の流れ', entries } })

export const Failed = meta.story({
  args: {
    label: '出金の流れ',
    entries: [
      { id: 'asked', title: '出金を申請', time: '11/05（木）11:20', progress: 'done' },
      {
        id: 'refused',
        title: '却下',
        time: '11/05（木）11:21',
        note: '口座名義の確認中です。お問い合わせください。',
        progress: 'failed',
      },
    ],
  },
})

export const Heard = meta.story({
  args: { label: '建玉の流れ', entries },
  async play({ canvas }) {
    const items = within(canvas.getByRole('list', { name: '建玉の流れ' })).getAllByRole('listitem')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).toHaveTextContent(/未定|No time yet/)
  },
})

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    label: '流れ',
    entries: [
      {
        id: 'a',
        title: '立会外取引のお申込みを受け付け、買付代金 ¥999,999,999,999 を拘束しました',
        time: '2026/11/20（金）14:23',
        note: 'ロックアップ期間が終わるまで売却できません。',
        progress: 'done',
      },
      { id: 'b', title: `unbroken${'x'.repeat(80)}`, time: 'Fri 20 Nov 2026, 14:39', progress: 'now' },
      { id: 'c', title: '<b>not markup</b> 🪖 שלום', progress: 'todo' },
    ],
  },
})

function Sheet() {
  const words = useSamples({
    ja: {
      label: '建玉の流れ',
      lines: ['平均 1,188.4円で約定', '購入後15分の売却制限', '売却・決済', '却下'],
      times: ['14:23', '14:39 まで', '11/05（木）11:21'],
      note: '口座名義の確認中です。',
    },
    en: {
      label: 'Position',
      lines: ['Filled at ¥1,188.4 on average', 'No sale for 15 minutes', 'Sale and settlement', 'Rejected'],
      times: ['14:23', 'until 14:39', 'Thu 5 Nov, 11:21'],
      note: 'The account holder is being checked.',
    },
    'zh-Hant': {
      label: '部位流程',
      lines: ['平均 1,188.4日圓成交', '買進後15分鐘不可賣出', '賣出・交割', '已駁回'],
      times: ['14:23', '至 14:39', '11/05（四）11:21'],
      note: '正在確認戶名。',
    },
  })
  const [filled = '', locked = '', sold = '', refused = ''] = words.lines
  return (
    <>
      <Board title="Timeline">
        <Timeline
          label={words.label}
          entries={[
            { id: 'a', title: filled, time: words.times[0], progress: 'done' },
            { id: 'b', title: locked, time: words.times[1], progress: 'now' },
            { id: 'c', title: sold, progress: 'todo' },
          ]}
        />
      </Board>
      <Board title="failed">
        <Timeline
          label={words.label}
          entries={[
            { id: 'a', title: filled, time: words.times[0], progress: 'done' },
            { id: 'b', title: refused, time: words.times[2], note: words.note, progress: 'failed' },
          ]}
        />
      </Board>
    </>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], args: { label: '建玉の流れ', entries }, render: () => <Sheet /> })
