import { styled } from 'styled-components'
import { Seal } from '../Seal/Seal.tsx'
import type { TagSide } from '../Tag/Tag.tsx'
import { Tags } from '../Tag/Tags.tsx'
import { k } from '../tokens/k.ts'

/** Tags with a side have its tint. */
export type OrderTag = { label: string; side?: TagSide | undefined }

export type OrderHeadProps = {
  /** The stock, or what else the act is about: 円から米ドル. */
  name: string
  code?: string | undefined
  tags?: OrderTag[] | undefined
  seal: string
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${k.space[3]};
  padding-block-end: ${k.space[3]};
  border-block-end: 1px solid ${k.line.hairline};
`

/* Where a name has less space than this, the seal moves below it. */
const Words = styled.div`
  flex: 1 1 8rem;
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

/** What the act is about, which way, and that all of it is simulated. */
export function OrderHead({ name, code, tags, seal }: OrderHeadProps) {
  return (
    <Head>
      <Words>
        <Name>
          {name}
          {code !== undefined && <span>{code}</span>}
        </Name>
        {tags && tags.length > 0 && <Tags tags={tags} />}
      </Words>
      <Seal text={seal} />
    </Head>
  )
}
