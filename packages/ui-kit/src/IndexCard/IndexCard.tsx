import { styled } from 'styled-components'
import { Change } from '../Change/Change.tsx'
import { Money } from '../Money/Money.tsx'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type IndexCardProps = {
  name: string
  value?: unknown
  percent?: unknown
  /** The values of the day, for the Sparkline; `base` is the previous close. */
  day?: readonly number[] | undefined
  base?: number | undefined
  loading?: boolean | undefined
  href?: string | undefined
}

const Face = styled.div`
  display: grid;
  /* As high without its day as with it. */
  grid-template: minmax(${k.part.sparkline.height}, auto) auto / 1fr auto;
  align-items: center;
  gap: 2px ${k.space[2]};
  height: 100%;
  padding: ${k.space[3]};
  border-radius: ${k.part.card.radius};
  background: ${k.part.card.bg};
  ${forcedEdge}
  color: inherit;
  text-decoration: none;
  &:is(a):active {
    background: ${k.bg.pressed};
  }
`

// One name with its figures for screen readers, two places of the card on screen.
const Words = styled.span`
  display: contents;
`

const Name = styled.span`
  grid-area: 1 / 1;
  min-width: 0;
  color: ${k.text.secondary};
  font: ${k.type.sub};
  overflow-wrap: anywhere;
`

const Figures = styled.span`
  display: grid;
  grid-area: 2 / 1 / auto / -1;
  gap: 2px;
`

/** An index with its day: in a Rail. It has no unit, so none is shown. */
export function IndexCard({ name, value, percent, day = [], base, loading, href }: IndexCardProps) {
  return (
    <li>
      <Face {...(href !== undefined && { as: 'a', href })}>
        <Words>
          <Name>{name}</Name>
          <Figures>
            <Money value={value} loading={loading} decimals={2} size="medium" masked={false} />
            {loading ? <Money loading size="small" /> : <Change percent={percent} size="small" />}
          </Figures>
        </Words>
        {!loading && <Sparkline values={day} base={base} hidden />}
      </Face>
    </li>
  )
}
