import { type ReactNode, use } from 'react'
import { css, styled } from 'styled-components'
import { keyboardHeight, measureBottom, measureNav, measureSim } from '../base/bars.ts'
import { SimBar } from '../SimBar/SimBar.tsx'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { useKitWords } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { keepFocus } from './keepFocus.ts'
import { Noted } from './Noted.tsx'
import { PageBottom } from './pageBottom.ts'
import { PageMark } from './pageMark.ts'
import { PageTop } from './pageTop.ts'

export type PageProps = {
  /** A NavBar. */
  nav?: ReactNode
  /** What is done on this page, mostly in an ActionBar: a landmark of its own. Else what `PageBottom` gives. */
  bottom?: ReactNode
  ground?: 'page' | 'surface' | undefined
  /** The content reaches the edges: Sections and Lists bring their own gutters. */
  bleed?: boolean | undefined
  children: ReactNode
}

/** As high as a tab bar mostly is, until it was measured. */
const aboveTabs = `var(--k-bottom-height, calc(${k.part.tabBar.height} + env(safe-area-inset-bottom)))`

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  max-width: ${k.layout.max};
  min-height: 100dvh;
  margin: 0 auto;
  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: ${k.bg.page};

  &[data-ground='surface'] {
    background: ${k.bg.surface};
  }
  &[data-standing] {
    padding-block-end: ${aboveTabs};
  }
  @media (height < 400px) {
    &[data-standing] {
      padding-block-end: 0;
    }
  }
`

// The page's scroll padding is for what is between the bars: focus inside a bar must not move the page.
const noPadding = css`
  & :is(a, button, input, select, textarea, [tabindex]):not(dialog *) {
    scroll-margin-block: calc(-12px - var(--k-sim-height, 0px) - var(--k-nav-height, 0px))
      calc(-12px - var(--k-bottom-height, 0px) - ${keyboardHeight});
  }
`

// The bars stick each on its own, so that on a very low screen only the SimBar stays.
const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: ${k.z.sim};
  padding-block-start: env(safe-area-inset-top);
  background: ${k.part.navBar.bg};
  /* Does not move while pages change. */
  view-transition-name: sim-bar;
`

const Nav = styled.div`
  position: sticky;
  top: var(--k-sim-height, ${k.part.simBar.height});
  z-index: ${k.z.nav};
  ${noPadding}
  @media (height < 400px) {
    position: static;
  }
`

const Body = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: ${k.space[6]} ${gutter};
  & > * {
    flex: none;
  }
  &[data-bleed] {
    padding: 0 0 ${k.space[6]};
  }
  &:last-child {
    padding-block-end: calc(env(safe-area-inset-bottom) + ${k.space[6]});
  }
`

const Bottom = styled.div`
  position: sticky;
  bottom: ${keyboardHeight};
  z-index: ${k.z.nav};
  ${noPadding}
  /* What an app has on all its pages: out of the flow, so that nothing of a page can be laid out below it. */
  &[data-standing] {
    position: fixed;
    inset-inline: 0;
    /* Without it Chromium now and then lays the bar out 0 px wide when the window changes its size. */
    width: 100%;
    max-width: ${k.layout.max};
    margin-inline: auto;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  }
  &[data-tall] {
    position: static;
  }
  @media (height < 400px) {
    position: static;
  }
`

/**
 * The frame of a screen: the SimBar and the NavBar on top, the content at most 750 px wide, a bar at the bottom. The
 * document is the one thing that scrolls. A form whose button is in `bottom` goes around the Page.
 */
export function Page({ nav, bottom: own, ground = 'page', bleed = false, children }: PageProps) {
  const top = use(PageTop)
  const standing = use(PageBottom)
  const isStanding = own === undefined && standing !== undefined
  const bottom = isStanding ? standing : own
  const words = useKitWords({ actions: say.pageActions })
  return (
    <Ground ref={keepFocus} data-page data-ground={ground} data-standing={isStanding || undefined}>
      <Top ref={measureSim}>
        <SimBar />
        {use(PageMark)}
      </Top>
      {nav !== undefined && <Nav ref={measureNav}>{nav}</Nav>}
      <Body data-bleed={bleed || undefined}>
        {top}
        {/* They are for this page, not for one in a sheet. */}
        <PageTop value={undefined}>
          <PageBottom value={undefined}>
            <Noted>{children}</Noted>
          </PageBottom>
        </PageTop>
      </Body>
      {bottom !== undefined && bottom !== null && bottom !== false && (
        <Bottom
          ref={measureBottom}
          data-standing={isStanding || undefined}
          {...(!isStanding && { role: 'region', 'aria-label': words.actions })}
        >
          {bottom}
        </Bottom>
      )}
    </Ground>
  )
}
