import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'
import { Tag, type TagSide } from './Tag.tsx'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-width: 0;
  font: ${k.type.caption};
  li {
    display: flex;
    min-width: 0;
  }
`

/** Several of them below a name: side, kind, leverage. */
export function Tags({ tags }: { tags: readonly { label: string; side?: TagSide | undefined }[] }) {
  return (
    <List>
      {tags.map(({ label, side }) => (
        <li key={label}>
          <Tag side={side}>{label}</Tag>
        </li>
      ))}
    </List>
  )
}
