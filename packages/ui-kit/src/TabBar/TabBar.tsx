import { styled } from 'styled-components'
import { widthInEm } from '../base/figureWidth.ts'
import type { IconShape } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { forcedMark, forcedTop } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { MarkedIcon } from '../base/unread.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type TabBarItem = {
  label: string
  href: string
  icon: IconShape
  current: boolean
  unread?: boolean | undefined
}

export type TabBarProps = {
  /** What the entries are, for screen readers. */
  label: string
  /** Five, or seven from 600 px. */
  items: TabBarItem[]
  words?: WordsOf<'unread'> | undefined
}

const Bar = styled.nav`
  padding-block-end: env(safe-area-inset-bottom);
  box-shadow: 0 -1px ${k.line.hairline};
  ${forcedTop}
  background: ${k.part.tabBar.bg};
  container-type: inline-size;
`

// Large text: all labels together grow as far as the bar allows. Above 11 px that ends before a label would break.
const Entries = styled.ul`
  display: flex;
  font: ${k.type.micro};
  font-size: clamp(11px, 0.6875rem, (100cqi - 3.5rem) / var(--labels-width));
  line-height: 1.1;
  li {
    flex: 1 1 0;
    min-width: max-content;
  }
  &[data-crowded] li {
    min-width: 0;
  }
  &[data-many] {
    font-size: clamp(11px, 0.75rem, (100cqi - 2rem) / var(--labels-width));
  }
`

const Entry = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: ${k.size.touchMin};
  min-height: ${k.part.tabBar.height};
  /* Labels of neighbours stay apart. */
  padding: 5px 0.15rem;
  color: ${k.part.tabBar.inactive};
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    color: ${k.part.tabBar.active};
    font-weight: 600;
  }
  &[aria-current]::before {
    position: absolute;
    top: 0;
    width: 24px;
    height: 2px;
    border-radius: 0 0 2px 2px;
    background: currentColor;
    ${forcedMark}
    content: '';
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

// Downwards nothing is cut off: the line is lower than some letters.
const Name = styled.span`
  max-width: 100%;
  overflow: clip visible;
  text-overflow: ellipsis;
`

/** In em of the smallest label: what five entries on the narrowest screen, and seven from 600 px, have room for. */
const ROOM = { few: 26, many: 51 }

/** The places of the app, at the bottom of a Page. Not on forms: they have an ActionBar. */
export function TabBar({ label, items, words: own }: TabBarProps) {
  const words = useKitWords({ unread: say.unread }, own)
  const many = items.length > 5
  const labelsWidth = items.reduce((sum, item) => sum + widthInEm(item.label), 0)
  return (
    <Bar aria-label={label}>
      <Entries
        data-many={many || undefined}
        data-crowded={labelsWidth > ROOM[many ? 'many' : 'few'] || undefined}
        style={{ '--labels-width': labelsWidth }}
      >
        {items.map(({ label: name, href, icon, current, unread = false }) => (
          <li key={href}>
            <Entry href={href} aria-current={current ? 'page' : undefined}>
              <MarkedIcon shape={icon} unread={unread} />
              <Name>{name}</Name>
              {unread && <Spoken>{words.unread}</Spoken>}
            </Entry>
          </li>
        ))}
      </Entries>
    </Bar>
  )
}
