import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

const Board = styled.ul`
  display: grid;
  /* In rem: five in a row on a phone, fewer with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(3.75rem, 20% - 8px), 1fr));
  gap: ${k.space[2]} ${k.space[1]};
  padding: ${k.space[3]} ${k.space[2]};
  border-radius: ${k.part.card.radius};
  background: ${k.part.card.bg};
  ${forcedEdge}
  list-style-type: '';
`

const Face = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  min-height: 4rem;
  padding: ${k.space[2]} 0;
  border-radius: ${k.radius.md};
  color: ${k.text.primary};
  font: ${k.type.caption};
  text-align: center;
  text-decoration: none;
  word-break: auto-phrase;
  svg {
    color: ${k.text.brand};
  }
  /* A word of six letters fits on one line of a phone; its neighbours are shorter. */
  & > span {
    margin-inline: -6px;
    text-wrap: balance;
  }
  &:active {
    background: ${k.bg.pressed};
  }
`

export type Tile = { label: string; href: string; icon: IconShape }

type TilesProps = {
  /** What they lead to, for screen readers. */
  label: string
  tiles: readonly Tile[]
}

/** Ways to many places of the same weight: an icon over its word. */
export function Tiles({ label, tiles }: TilesProps) {
  return (
    <Board aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Face href={tile.href}>
            <Icon shape={tile.icon} size="large" />
            <span>{tile.label}</span>
          </Face>
        </li>
      ))}
    </Board>
  )
}
