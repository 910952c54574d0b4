import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SimBar } from '../SimBar/SimBar.tsx'
import { k } from '../tokens/k.ts'

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  max-width: ${k.layout.max};
  min-height: 100dvh;
  margin: 0 auto;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  background: ${k.bg.page};

  &[data-ground='surface'] {
    background: ${k.bg.surface};
  }
`

const Top = styled.div`
  position: sticky;
  top: env(safe-area-inset-top);
  z-index: ${k.z.sim};
`

const Body = styled.main`
  flex: 1;
  padding: ${k.space[6]} ${k.space[4]};

  @media (width < 360px) {
    padding-inline: ${k.space[3]};
  }
  @media (width >= 600px) {
    padding-inline: ${k.space[6]};
  }
`

type PageProps = { ground?: 'page' | 'surface' | undefined; children: ReactNode }

/** The ground of a screen: the SimBar on top, then the content in its gutters, at most 750 px wide. */
export function Page({ ground = 'page', children }: PageProps) {
  return (
    <Ground data-ground={ground}>
      <Top>
        <SimBar />
      </Top>
      <Body>{children}</Body>
    </Ground>
  )
}
