import preview from '@kabuto/storybook/preview'
import { expect, within } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { Stepper } from './Stepper.tsx'

const meta = preview.meta({ title: 'Kit/Stepper', component: Stepper })

const steps = [
  { label: '申込', progress: 'done' },
  { label: '抽選', progress: 'now' },
  { label: '払込', progress: 'todo' },
  { label: '上場', progress: 'todo' },
] as const

export const Playground = meta.story({ args: { label: '申込みの流れ', steps } })

export const Failed = meta.story({
  args: {
    label: '申込みの流れ',
    steps: [
      { label: '申込', progress: 'done' },
      { label: '抽選', progress: 'failed' },
      { label: '払込', progress: 'todo' },
    ],
  },
})

/** Screen readers get the current step, too. */
export const Heard = meta.story({
  args: { label: '申込みの流れ', steps },
  async play({ canvas }) {
    const items = within(canvas.getByRole('list', { name: '申込みの流れ' })).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[0]).toHaveTextContent(/完了|Done|完成/)
  },
})

const times = ['11/16–20', '11/25 18:00', '11/30 12:00', '12/4'] as const

/** When each of them is: below its name, and read after how far it is. */
export const Times = meta.story({
  name: '日時つき',
  args: { label: '申込みの流れ', steps: steps.map((step, at) => ({ ...step, time: times[at] })) },
  async play({ canvas }) {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '申込完了11/16–20',
      '抽選進行中11/25 18:00',
      '払込これから11/30 12:00',
      '上場これから12/4',
    ])
    const [name, time] = [canvas.getByText('抽選'), canvas.getByText('11/25 18:00')].map((element) =>
      element.getBoundingClientRect(),
    )
    await expect(time?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
  },
})

/** Dates of some only: the dots stay on one line. */
export const SomeTimes = meta.story({
  name: '日時が一部だけ',
  args: {
    label: '申込みの流れ',
    steps: steps.map((step, at) => ({
      ...step,
      time: at === 1 ? '11/25 18:00から順次（遅れることがあります）' : undefined,
    })),
  },
  async play({ canvas, canvasElement }) {
    canvasElement.style.width = '343px'
    const dots = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.getBoundingClientRect().top)
    await expect(new Set(dots).size).toBe(1)
    canvasElement.style.width = ''
  },
})

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    label: '手続き',
    steps: [
      { label: '本人確認書類の提出', progress: 'done' },
      { label: 'Verification by the back office', progress: 'now' },
      { label: '資金密碼設定完成', progress: 'todo' },
      { label: 'x'.repeat(60), progress: 'todo' },
    ],
  },
})

function Sheet() {
  const words = useSamples({
    ja: {
      title: 'Stepper',
      label: '申込みの流れ',
      names: ['申込', '抽選', '払込', '上場'],
      failed: '失敗',
      all: 'すべて完了',
      times: '日時つき',
    },
    en: {
      title: 'Stepper',
      label: 'Application',
      names: ['Apply', 'Draw', 'Pay', 'List'],
      failed: 'Failed',
      all: 'All done',
      times: 'With dates',
    },
    'zh-Hant': {
      title: 'Stepper',
      label: '申購流程',
      names: ['申購', '抽籤', '繳款', '上市'],
      failed: '失敗',
      all: '全部完成',
      times: '附日期',
    },
  })
  const at = (now: number) =>
    words.names.map((label, index) => ({
      label,
      progress: index < now ? ('done' as const) : index === now ? ('now' as const) : ('todo' as const),
    }))
  return (
    <Board title={words.title}>
      <Rows>
        <Example name="1 / 4">
          <Stepper label={words.label} steps={at(0)} />
        </Example>
        <Example name="2 / 4">
          <Stepper label={words.label} steps={at(1)} />
        </Example>
        <Example name={words.times}>
          <Stepper label={words.label} steps={at(2).map((step, index) => ({ ...step, time: times[index] }))} />
        </Example>
        <Example name={words.failed}>
          <Stepper
            label={words.label}
            steps={at(2).map((step, index) => (index === 2 ? { ...step, progress: 'failed' as const } : step))}
          />
        </Example>
        <Example name={words.all}>
          <Stepper label={words.label} steps={at(4)} />
        </Example>
      </Rows>
    </Board>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], args: { label: '申込みの流れ', steps }, render: () => <Sheet /> })
