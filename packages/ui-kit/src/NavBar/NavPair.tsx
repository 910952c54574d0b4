import { styled } from 'styled-components'
import { forcedLine } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type PairEntry = { label: string; href: string; current: boolean }

const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.space[5]};
  padding-inline-start: ${k.space[3]};
`

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.part.navBar.height};
  color: ${k.text.secondary};
  font: ${k.type.headline};
  font-weight: 400;
  text-decoration: none;
  &[aria-current] {
    box-shadow: inset 0 -2px ${k.line.strong};
    color: ${k.text.primary};
    font-weight: 600;
    ${forcedLine}
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Two titles side by side; the current one is the heading of the screen. */
export function NavPair({ entries }: { entries: PairEntry[] }) {
  return (
    <Titles>
      {entries.map(({ label, href, current }) => {
        const Level = current ? 'h1' : 'div'
        return (
          <Level key={href}>
            <Entry href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Entry>
          </Level>
        )
      })}
    </Titles>
  )
}
