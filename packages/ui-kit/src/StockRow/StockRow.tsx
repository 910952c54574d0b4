import type { ChangeInput, Currency } from '@kabuto/domain/shared'
import { type ReactNode, useContext } from 'react'
import { Change } from '../Change/Change.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ClockIcon } from '../icons.ts'
import type { Live } from '../base/live.ts'
import { Money } from '../Money/Money.tsx'
import { RowTag } from '../base/rows.ts'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import { Aside, Code, Face, Figures, Item, Name, Names, Rank, Standing } from './face.ts'

/** `amount`, `percent` or both: what is given is shown. */
export type StockQuote = ChangeInput & { price?: unknown }

export type StockRowProps = StockQuote & {
  /** A text, or one with a Marked part. */
  name: ReactNode
  code: ReactNode
  market?: string | undefined
  /** In place of the price and the change: live values, updated without React. */
  live?: Live<StockQuote> | undefined
  currency?: Currency | undefined
  /** Of the price; the same down a list. */
  decimals?: number | undefined
  /** The prices of the day, for the Sparkline; without them the name has its space. `base` is the previous close. */
  day?: readonly number[] | undefined
  base?: number | undefined
  /** In place of the line of its day: what a list is ordered by. */
  aside?: ReactNode
  /** Its place in such a list. */
  rank?: number | undefined
  /** Its price is still on its way. */
  loading?: boolean | undefined
  /** A word in place of the change: 売買停止. */
  halted?: string | undefined
  /** The same, and the row is grey: 上場廃止. */
  delisted?: string | undefined
  /** There is no newer price: from when this one is, in place of the change: 14:28 の値. */
  stale?: string | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** A RowAction at its end: a star. */
  action?: ReactNode
}

/** One stock of a List or an InfiniteList: its name, its day and its price. */
export function StockRow(props: StockRowProps) {
  const {
    name,
    code,
    market,
    price,
    amount,
    percent,
    live,
    currency,
    decimals,
    day,
    base,
    aside,
    rank,
    loading = false,
    halted,
    delisted,
    stale,
    href,
    onPress,
    action,
  } = props
  const standing = delisted ?? halted ?? stale
  const noDay = day === undefined && aside === undefined
  const content = (
    <>
      {rank !== undefined && <Rank>{rank}</Rank>}
      <Names>
        <Name>{name}</Name>
        <Code>
          {code}
          {market !== undefined && `\u3000${market}`}
        </Code>
      </Names>
      {aside === undefined ? !noDay && <Sparkline values={day ?? []} base={base} hidden /> : <Aside>{aside}</Aside>}
      <Figures>
        <Money
          value={price}
          live={live && stale === undefined ? { get: () => live.get().price, subscribe: live.subscribe } : undefined}
          currency={currency}
          decimals={decimals}
          size="medium"
          masked={false}
          loading={loading}
        />
        {loading ? null : standing === undefined ? (
          <Change amount={amount} percent={percent} decimals={decimals} live={live} size="tiny" />
        ) : (
          <Standing>
            {standing === stale && <Icon shape={ClockIcon} size="small" />}
            <span>{standing}</span>
          </Standing>
        )}
      </Figures>
    </>
  )
  const look = {
    'data-delisted': delisted === undefined ? undefined : '',
    'data-no-day': noDay ? '' : undefined,
    'data-aside': aside === undefined ? undefined : '',
    'data-ranked': rank === undefined ? undefined : '',
    'data-stale': stale === undefined ? undefined : '',
    children: content,
  }
  return (
    <Item as={useContext(RowTag)} data-action={action === undefined ? undefined : ''}>
      {href !== undefined && <Face as="a" href={href} onClick={onPress} {...look} />}
      {href === undefined && onPress && <Face as="button" type="button" onClick={onPress} {...look} />}
      {href === undefined && !onPress && <Face {...look} />}
      {action}
    </Item>
  )
}
