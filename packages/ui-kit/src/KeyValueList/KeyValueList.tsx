import { DASH } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { TriangleAlertIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { CopyPress, type CopyWords } from './CopyPress.tsx'

export type KeyValue = {
  label: string
  /** Nothing is shown as ―. */
  value: ReactNode
  /** What a press copies, where the value is a number that is needed elsewhere. */
  copy?: string | undefined
  /** Below the label: why, and from when it is different. */
  note?: ReactNode
  /** Beside the label, small: the tier of a fee, or why it is nothing. */
  aside?: string | undefined
  /** `strong` is a subtotal, `total` the last line, `changed` is no longer what it was. */
  tone?: 'plain' | 'strong' | 'total' | 'changed' | undefined
}

export type KeyValueListProps = { items: KeyValue[]; words?: (WordsOf<'noValue'> & CopyWords) | undefined }

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font: ${k.type.sub};
`

const Note = styled.span`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

// A label keeps the width of some words, one that explains itself a little more; a value without room beside it goes
// below.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${k.space[4]};
  padding-block: 7px;
  dt {
    flex: 1 1 6rem;
    min-width: 0;
    color: ${k.text.secondary};
    word-break: auto-phrase;
  }
  dt:has(> ${Note}) {
    flex-basis: 8rem;
  }
  dd {
    position: relative;
    min-width: 0;
    max-width: 100%;
    margin-inline-start: auto;
    text-align: end;
    word-break: auto-phrase;
  }
  &[data-tone='strong'],
  &[data-tone='total'] {
    font-weight: 600;
    dt {
      color: ${k.text.primary};
    }
    &:not(:first-child) {
      margin-block-start: ${k.space[1]};
      padding-block-start: 11px;
      border-block-start: 1px solid ${k.line.hairline};
    }
  }
  &[data-tone='total'] {
    font: ${k.type.bodyStrong};
  }
  &[data-tone='changed'] {
    padding-inline: ${k.space[2]};
    border-radius: ${k.radius.sm};
    background: ${k.tone.progress.bg};
    color: ${k.tone.progress.text};
    dt,
    dt > span {
      color: inherit;
    }
    svg {
      display: inline;
      margin-inline-end: ${k.space[1]};
      vertical-align: -0.15em;
    }
  }
`

const Aside = styled.span`
  margin-inline-start: 10px;
  font: ${k.type.caption};
`

/**
 * Labels and their values, down to a total: the fees of an order, the lines of a receipt, why an amount is what it is.
 */
export function KeyValueList({ items, words: own }: KeyValueListProps) {
  const words = useKitWords({ noValue: say.noValue }, own)
  return (
    <List>
      {items.map(({ label, value, copy, note, aside, tone = 'plain' }) => (
        <Line key={label} data-tone={tone}>
          <dt>
            {tone === 'changed' && <Icon shape={TriangleAlertIcon} size="small" />}
            {label}
            {aside !== undefined && <Aside>{aside}</Aside>}
            {note !== undefined && <Note>{note}</Note>}
          </dt>
          <dd>
            {value ?? (
              <>
                <span aria-hidden="true">{DASH}</span>
                <Spoken>{words.noValue}</Spoken>
              </>
            )}
            {copy !== undefined && <CopyPress label={label} text={copy} words={own} />}
          </dd>
        </Line>
      ))}
    </List>
  )
}
