import { type Day, formatDay } from '@kabuto/domain/shared'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts'
import { useKitLocale } from '../locale.ts'
import { Spoken } from '../base/spoken.ts'
import { forcedEdge, ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { brandPress } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { monthBeside, weeksOf } from './weeks.ts'

export type CalendarMark = {
  kind: 'settlement' | 'unlock'
  /** What happens that day: 受渡し 99,401円. */
  text: ReactNode
}

export type CalendarDay = {
  /** The market, or what else the calendar is of, is closed. */
  closed?: boolean | undefined
  /** Which holiday it is. */
  note?: string | undefined
  marks?: readonly CalendarMark[] | undefined
}

export type MonthCalendarProps = {
  /** `2026-11` */
  month: string
  today?: Day | undefined
  /** What there is to say of a day; nothing for a day like any other. */
  dayInfo: (day: Day) => CalendarDay | undefined
  /** Turns the page. Without it there is one month. */
  onMonth?: ((month: string) => void) | undefined
  /** The first and the last month that can be asked for. */
  limits?: { first?: string | undefined; last?: string | undefined } | undefined
  words?: WordsOf<'closedDay' | 'nextMonth' | 'previousMonth' | 'settlementDay' | 'today' | 'unlockDay'> | undefined
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${k.space[2]};
  min-height: ${k.size.touchMin};
`

const Title = styled.h3`
  flex: 1;
  min-width: 0;
  font: ${k.type.bodyStrong};
  text-align: center;
  &:only-child {
    text-align: start;
  }
`

const Turn = styled.button`
  ${brandPress}
`

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  th {
    position: relative;
    padding-block: ${k.space[1]};
    color: ${k.text.secondary};
    font: ${k.type.micro};
    text-align: center;
  }
  td {
    position: relative;
    height: 2.75rem;
    padding: ${k.space[1]} 0;
    border-radius: ${k.radius.sm};
    font: ${k.type.numXs};
    text-align: center;
    vertical-align: top;
  }
  /* Closed is shown by its background, by a thin line through the number, and in words. */
  td[data-closed] {
    background: ${k.bg.sunken};
    color: ${k.text.tertiary};
    & > time {
      text-decoration: line-through 1px;
    }
  }
  td[aria-current] {
    box-shadow: inset 0 0 0 2px ${k.text.brand};
    ${forcedEdge}
    & > time {
      font-weight: 600;
    }
  }
`

const Signs = styled.span`
  display: flex;
  justify-content: center;
  gap: 3px;
  min-height: 0.5rem;
  margin-block-start: ${k.space[1]};
`

// Two shapes: a filled dot and a ring.
const Sign = styled.span`
  display: inline-block;
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${k.tone.info.mark};
  ${ownColours}
  &[data-kind='unlock'] {
    background: none;
    box-shadow: inset 0 0 0 2px ${k.tone.success.mark};
  }
  &[data-kind='closed'] {
    border-radius: 2px;
    background: ${k.bg.sunken};
    box-shadow: inset 0 0 0 1px ${k.line.control};
  }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.micro};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${k.space[1]};
  }
`

const Said = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[1]};
  font: ${k.type.sub};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${k.space[2]};
  }
  li > * {
    min-width: 0;
    word-break: auto-phrase;
  }
  li > time {
    flex: none;
    max-width: 100%;
    color: ${k.text.secondary};
  }
  li > div {
    flex: 1 1 8rem;
  }
  ${Sign} {
    margin-inline-end: ${k.space[1]};
  }
`

const names = { weekday: 'long', timeZone: 'UTC' } as const
const letters = { weekday: 'narrow', timeZone: 'UTC' } as const
const title = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
/** 1970-01-04 was a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, at) => new Date((at + 3) * 86_400_000))

/** A month with its closed days, and with the days on which something of one's own falls due; each is said below. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, dayInfo, onMonth, limits = {} } = props
  const words = useKitWords(
    {
      closedDay: say.closedDay,
      nextMonth: say.nextMonth,
      previousMonth: say.previousMonth,
      settlementDay: say.settlementDay,
      today: say.today,
      unlockDay: say.unlockDay,
    },
    props.words,
  )
  const locale = useKitLocale()
  const id = useId()
  const weeks = weeksOf(month)
  const infos = new Map(weeks.flat().flatMap((day) => (day === undefined ? [] : [[day, dayInfo(day) ?? {}] as const])))
  const noted = [...infos].filter(([, { note, marks = [] }]) => note !== undefined || marks.length > 0)
  const kinds = { closed: words.closedDay, settlement: words.settlementDay, unlock: words.unlockDay }
  const seen = (['closed', 'settlement', 'unlock'] as const).filter((kind) =>
    [...infos.values()].some(({ closed, marks }) =>
      kind === 'closed' ? closed === true : marks?.some((mark) => mark.kind === kind),
    ),
  )

  function turn(way: -1 | 1, icon: ReactNode, word: string) {
    const limit = way === -1 ? limits.first : limits.last
    const ended = limit !== undefined && (way === -1 ? month <= limit : month >= limit)
    return (
      <Turn
        type="button"
        aria-disabled={ended || undefined}
        onClick={() => {
          if (!ended) onMonth?.(monthBeside(month, way))
        }}
      >
        {icon}
        <Spoken>{word}</Spoken>
      </Turn>
    )
  }

  function cell(day: Day | undefined, at: number) {
    if (day === undefined) return <td key={at} aria-hidden="true" />
    const { closed = false, note, marks = [] } = infos.get(day) ?? {}
    const found = (['settlement', 'unlock'] as const).filter((kind) => marks.some((mark) => mark.kind === kind))
    const said = [
      day === today && words.today,
      closed && words.closedDay,
      note,
      ...found.map((kind) => kinds[kind]),
    ].filter((word) => typeof word === 'string')
    return (
      <td key={at} data-closed={closed || undefined} aria-current={day === today ? 'date' : undefined}>
        <time dateTime={day}>{Number(day.slice(-2))}</time>
        <Signs aria-hidden="true">
          {found.map((kind) => (
            <Sign key={kind} data-kind={kind} />
          ))}
        </Signs>
        {said.length > 0 && <Spoken> {said.join(' ')}</Spoken>}
      </td>
    )
  }

  return (
    <Frame>
      <Head>
        {onMonth && turn(-1, <Icon shape={ChevronLeftIcon} />, words.previousMonth)}
        <Title id={`${id}-title`} aria-live={onMonth && 'polite'}>
          {new Intl.DateTimeFormat(locale, title).format(new Date(`${month}-01`))}
        </Title>
        {onMonth && turn(1, <Icon shape={ChevronRightIcon} />, words.nextMonth)}
      </Head>
      <Grid aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.getTime()} scope="col">
                <span aria-hidden="true">{new Intl.DateTimeFormat(locale, letters).format(weekday)}</span>
                <Spoken>{new Intl.DateTimeFormat(locale, names).format(weekday)}</Spoken>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)}>{week.map(cell)}</tr>
          ))}
        </tbody>
      </Grid>
      {seen.length > 0 && (
        <Legend aria-hidden="true">
          {seen.map((kind) => (
            <span key={kind}>
              <Sign data-kind={kind} />
              {kinds[kind]}
            </span>
          ))}
        </Legend>
      )}
      {noted.length > 0 && (
        <Said>
          {noted.map(([day, { closed, note, marks = [] }]) => (
            <li key={day}>
              <time dateTime={day}>{formatDay(day, locale)}</time>
              <div>
                {note !== undefined && <p>{closed ? `${note}・${words.closedDay}` : note}</p>}
                {marks.map((mark, at) => (
                  <p key={at}>
                    <Sign data-kind={mark.kind} />
                    {mark.text}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </Said>
      )}
    </Frame>
  )
}
