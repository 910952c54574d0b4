import type { Currency } from '@kabuto/domain/shared'
import { type ReactNode, useContext } from 'react'
import { type Cell, Cells } from '../Cells/Cells.tsx'
import { Change } from '../Change/Change.tsx'
import type { Live } from '../base/live.ts'
import { MASK, useMasked } from '../base/mask.ts'
import { Money } from '../Money/Money.tsx'
import { RowTag } from '../base/rows.ts'
import { UnlocksAt } from '../SessionClock/SessionClock.tsx'
import { Spoken } from '../base/spoken.ts'
import type { TagSide } from '../Tag/Tag.tsx'
import { Tags } from '../Tag/Tags.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Actions, Face, Head, Item, Name, Names, Parts, Result } from './face.ts'

/** Its result: profit or loss, and the same in percent. */
export type PositionResult = { profit?: unknown; percent?: unknown }

export type PositionRowProps = PositionResult & {
  name: string
  code: string
  /** Side, leverage, kind of order. */
  tags: readonly { label: string; side?: TagSide | undefined }[]
  currency?: Currency | undefined
  /** In place of `profit` and `percent`: live values, updated without React. */
  live?: Live<PositionResult> | undefined
  /** In place of the percent: a StatusBadge, where it is no holding yet or no longer. */
  badge?: ReactNode
  /** How many, in words: 200株. One's own, so a mask hides it. */
  quantity: { label: string; text: string }
  /** Beside the quantity, one or two: what was paid, what it is worth now. */
  prices: readonly Cell[]
  /** From when it can be sold, as a clock time: 14:39 から売却できます. */
  lock?: string | undefined
  href?: string | undefined
  /** Below, pressed by themselves: Columns of Buttons of equal weight. */
  actions?: ReactNode
  words?: WordsOf<'masked'> | undefined
}

/** A holding or an order of a List: what it is, its result, and when it can be sold. */
export function PositionRow(props: PositionRowProps) {
  const { name, code, tags, profit, percent, currency, live, badge, quantity, prices, lock, href, actions } = props
  const masked = useMasked(undefined)
  const words = useKitWords({ masked: say.masked }, props.words)
  const hidden = (
    <>
      <span aria-hidden="true">{MASK}</span>
      <Spoken>{words.masked}</Spoken>
    </>
  )
  const content = (
    <>
      <Head>
        <Names>
          <Name>
            <span>{name}</span>
            <span>{code}</span>
          </Name>
          <Tags tags={tags} />
        </Names>
        <Result>
          <Money
            value={profit}
            live={live && { get: () => live.get().profit, subscribe: live.subscribe }}
            currency={currency}
            size="medium"
            signed
            coloured
          />
          {badge ?? <Change percent={percent} live={live} size="tiny" own />}
        </Result>
      </Head>
      <Parts>
        <Cells cells={[{ label: quantity.label, value: masked ? hidden : quantity.text }, ...prices]} />
      </Parts>
      {lock !== undefined && <UnlocksAt>{lock}</UnlocksAt>}
    </>
  )
  return (
    <Item as={useContext(RowTag)}>
      {href === undefined ? (
        <Face>{content}</Face>
      ) : (
        <Face as="a" href={href}>
          {content}
        </Face>
      )}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Item>
  )
}
