import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useScrolled } from '../base/bars.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { ChevronLeftIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { NavAction } from './NavAction.tsx'
import { NavPair, type PairEntry } from './NavPair.tsx'

export type NavBarProps = {
  /** The heading of the screen. With `brand` only screen readers read it. */
  title?: string | undefined
  subtitle?: string | undefined
  /** In place of the subtitle once the head of the page has gone under the bar: its price. */
  scrolledSubtitle?: ReactNode
  brand?: boolean | undefined
  /** Where to when there is nothing to go back to; the app turns a press into a step back. */
  back?: { href: string } | undefined
  /** Two screens that share one place in the TabBar. */
  pair?: PairEntry[] | undefined
  /** NavActions, or one NavTextLink. */
  actions?: ReactNode
  /** Stays without its hairline, also when the content has gone under it. */
  flat?: boolean | undefined
  words?: WordsOf<'back'> | undefined
}

const Bar = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  container-type: inline-size;
  min-height: ${k.part.navBar.height};
  padding-inline: ${k.space[1]};
  background: ${k.part.navBar.bg};
  color: ${k.part.navBar.text};
  &[data-line] {
    box-shadow: inset 0 -1px ${k.line.hairline};
  }
  &[data-paired] {
    grid-template-columns: minmax(0, 1fr) 0 auto;
  }
  @media (width >= 600px) {
    padding-inline: ${k.space[3]};
  }
`

const Side = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  &:last-child {
    justify-content: end;
  }
`

const Middle = styled.div`
  min-width: 0;
  padding-block: 2px;
  text-align: center;
  & > h1 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* Without it, the dots of the clamp overflow where a word is longer than a line. */
    text-overflow: ellipsis;
    font: ${k.type.headline};
    line-height: 1.3;
    text-wrap: balance;
    word-break: auto-phrase;
  }
`

const Subtitle = styled.div`
  color: ${k.text.secondary};
  font: ${k.type.micro};
  line-height: 1.3;
`

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: ${k.space[2]};
  padding-inline-start: ${k.space[3]};
  color: ${k.text.brand};
  font: ${k.type.headline};
`

/** About as high as the large figure of a page with the line below it. */
const HEAD_HEIGHT = 72

/** The bar under the SimBar: where one is, the way back and at most two actions. Goes into `nav` of a Page. */
export function NavBar(props: NavBarProps) {
  const { title, subtitle, scrolledSubtitle, brand = false, back, pair, actions, flat = false } = props
  const words = useKitWords({ back: say.back }, props.words)
  const scrolled = useScrolled()
  const isHeadGone = useScrolled(HEAD_HEIGHT)
  const below = isHeadGone && scrolledSubtitle !== undefined ? scrolledSubtitle : subtitle
  return (
    <Bar data-line={(scrolled && !flat) || undefined} data-paired={pair !== undefined || undefined}>
      <Side>
        {back && <NavAction icon={ChevronLeftIcon} label={words.back} href={back.href} back />}
        {brand && (
          <Brand translate="no">
            <BrandMark />
            Kabuto
          </Brand>
        )}
        {pair && <NavPair entries={pair} />}
      </Side>
      <Middle>
        {brand && title !== undefined && <Spoken as="h1">{title}</Spoken>}
        {!brand && title !== undefined && <h1>{title}</h1>}
        {below !== undefined && <Subtitle>{below}</Subtitle>}
      </Middle>
      <Side>{actions}</Side>
    </Bar>
  )
}
