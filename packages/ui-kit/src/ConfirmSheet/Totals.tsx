import { styled } from 'styled-components'
import { type KeyValue, KeyValueList } from '../KeyValueList/KeyValueList.tsx'
import { k } from '../tokens/k.ts'

const Block = styled.div`
  padding-block-start: ${k.space[2]};
  border-block-start: 1px solid ${k.line.hairline};
  /* Large by its place, so that it can be marked as changed as well. */
  &[data-total] dl > :first-child {
    font: ${k.type.bodyStrong};
    dd {
      font-size: 1.375rem;
      line-height: 1.25;
    }
  }
`

/** What an act comes to, large, and what is left afterwards. The Money of the total has no size of its own. */
export function Totals({ total, after }: { total?: KeyValue | undefined; after: KeyValue[] }) {
  return (
    <Block data-total={total !== undefined || undefined}>
      <KeyValueList items={total ? [{ ...total, tone: total.tone ?? 'total' }, ...after] : after} />
    </Block>
  )
}
