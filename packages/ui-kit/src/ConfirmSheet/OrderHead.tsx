import { styled } from 'styled-components'
import { Seal } from '../Seal/Seal.tsx'
import { k } from '../tokens/k.ts'

/** Tags with a side wear its tint. */
export type OrderTag = { label: string; side?: 'buy' | 'sell' | undefined }

export type OrderHeadProps = { name: string; code: string; tags: OrderTag[]; seal: string }

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${k.space[3]};
  padding-block-end: ${k.space[3]};
  border-block-end: 1px solid ${k.line.hairline};
`

const Words = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  font: ${k.type.headline};
  span {
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

const Tag = styled.li`
  min-height: 20px;
  padding: 1px 6px;
  border-radius: ${k.radius.xs};
  box-shadow: inset 0 0 0 1px ${k.line.hairline};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  &[data-side] {
    box-shadow: none;
    font: ${k.type.captionStrong};
  }
  &[data-side='buy'] {
    background: ${k.side.buy.softBg};
    color: ${k.side.buy.softText};
  }
  &[data-side='sell'] {
    background: ${k.side.sell.softBg};
    color: ${k.side.sell.softText};
  }
`

/** Which stock, which way, and that all of it is simulated. */
export function OrderHead({ name, code, tags, seal }: OrderHeadProps) {
  return (
    <Head>
      <Words>
        <Name>
          {name}
          <span>{code}</span>
        </Name>
        <Tags>
          {tags.map(({ label, side }) => (
            <Tag key={label} data-side={side}>
              {label}
            </Tag>
          ))}
        </Tags>
      </Words>
      <Seal text={seal} />
    </Head>
  )
}
