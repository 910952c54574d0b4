import { type Day, weekdayOf } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Money } from '../Money/Money.tsx'
import { type CalendarDay, MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx'

type Words = { holidays: Record<Day, string>; settled: string; sellable: string }

const ja: Words = {
  holidays: { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' },
  settled: '受渡し',
  sellable: 'みなと海運 300株を売却できます',
}

const infoOf =
  ({ holidays, settled, sellable }: Words) =>
  (day: Day): CalendarDay | undefined => ({
    closed: [0, 6].includes(weekdayOf(day)) || day in holidays,
    note: holidays[day],
    marks: [
      ...(day === '2026-11-24' || day === '2026-11-25'
        ? [
            {
              kind: 'settlement' as const,
              text: (
                <>
                  {settled} <Money value={day === '2026-11-24' ? 99401 : 99241} currency="JPY" />
                </>
              ),
            },
          ]
        : []),
      ...(day === '2026-11-25' ? [{ kind: 'unlock' as const, text: sellable }] : []),
    ],
  })

/** Turns its pages, as its owner would. */
function Held({ month: first, onMonth, ...props }: MonthCalendarProps) {
  const [month, setMonth] = useState(first)
  return (
    <MonthCalendar
      {...props}
      month={month}
      onMonth={
        onMonth &&
        ((next) => {
          setMonth(next)
          onMonth(next)
        })
      }
    />
  )
}

const meta = preview.meta({
  title: 'Kit/MonthCalendar',
  component: MonthCalendar,
  args: {
    month: '2026-11',
    today: '2026-11-20',
    dayInfo: infoOf(ja),
    onMonth: fn(),
    limits: { first: '2026-10', last: '2027-01' },
  },
  render: (args) => <Held {...args} />,
})

/** A table of days whose columns are weekdays; what is shown by a mark is said in words, and again below. */
export const Playground = meta.story({
  async play({ canvas }) {
    const table = within(canvas.getByRole('table', { name: '2026年11月' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['日', '月', '火', '水', '木', '金', '土'].map((letter) => `${letter}${letter}曜日`),
    )
    // 1 November 2026 is a Sunday.
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^1 休み2.*7 休み$/)
    await expect(table.getByText('23').closest('td')).toHaveTextContent('23 休み 勤労感謝の日')
    await expect(table.getByText('24').closest('td')).toHaveTextContent('24 受渡日')
    await expect(table.getByText('25').closest('td')).toHaveTextContent('25 受渡日 売却できる日')
    await expect(table.getByText('20').closest('td')).toHaveAttribute('aria-current', 'date')
    await expect(table.getByText('20').closest('td')).toHaveTextContent('20 今日')
    const said = canvas.getAllByRole('listitem')
    await expect(said).toHaveLength(4)
    await expect(said[0]).toHaveTextContent('11/3（火）文化の日・休み')
    await expect(said[2]).toHaveTextContent(/11\/24（火）受渡し 99,401円/)
    await expect(said[3]).toHaveTextContent('みなと海運 300株を売却できます')
  },
})

/** Month by month as far as there is something to say; at an end its button stays, and does nothing. */
export const Months = meta.story({
  name: '月を変える',
  async play({ args, canvas, userEvent }) {
    const [previous, next] = [
      canvas.getByRole('button', { name: '前の月' }),
      canvas.getByRole('button', { name: '次の月' }),
    ]
    await expect(next.offsetWidth).toBeGreaterThanOrEqual(44)
    await userEvent.click(next)
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-12')
    await expect(canvas.getByRole('heading', { name: '2026年12月' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(next)
    await expect(args.onMonth).toHaveBeenLastCalledWith('2027-01')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onMonth).toHaveBeenCalledTimes(2)
    await userEvent.tab({ shift: true })
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
    await expect(canvas.getByRole('heading', { name: '2026年10月' })).toBeVisible()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveFocus()
  },
})

/** February of a common year that begins on a Sunday has four weeks, August of 2026 six. */
export const Lengths = meta.story({
  name: '週の数',
  render: (args) => (
    <>
      <MonthCalendar {...args} month="2026-02" onMonth={undefined} />
      <MonthCalendar {...args} month="2026-08" onMonth={undefined} />
    </>
  ),
  async play({ canvas }) {
    const rows = canvas.getAllByRole('table').map((table) => within(table).getAllByRole('row').length - 1)
    await expect(rows).toEqual([4, 6])
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** An ordinary month: nothing is said below it. */
export const Plain = meta.story({
  name: '何もない月',
  render: () => <MonthCalendar month="2027-06" dayInfo={() => undefined} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByText('休み')).toBeNull()
  },
})

export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    dayInfo: (day) =>
      day === '2026-11-09'
        ? {
            closed: true,
            note: '長'.repeat(200),
            marks: [
              { kind: 'unlock', text: 'x'.repeat(200) },
              { kind: 'settlement', text: '<img src=x onerror=alert(1)>' },
              { kind: 'settlement', text: <Money value={-999_999_999_999} currency="JPY" /> },
            ],
          }
        : undefined,
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render(args) {
    const words = useSamples<Words>({
      ja,
      en: {
        holidays: { '2026-11-03': 'Culture Day', '2026-11-23': 'Labour Thanksgiving Day' },
        settled: 'Settles',
        sellable: '300 Minato Shipping can be sold',
      },
      'zh-Hant': {
        holidays: { '2026-11-03': '文化節', '2026-11-23': '勤勞感謝日' },
        settled: '交割',
        sellable: '可賣出港海運300股',
      },
    })
    return (
      <>
        <Board title="MonthCalendar">
          <Held {...args} dayInfo={infoOf(words)} />
        </Board>
        <Board title="plain">
          <MonthCalendar month="2027-06" dayInfo={() => undefined} />
        </Board>
      </>
    )
  },
})
