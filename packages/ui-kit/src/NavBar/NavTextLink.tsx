import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Words = styled.a`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 6px;
  width: max-content;
  min-width: ${k.size.touchMin};
  max-width: 40vw;
  min-height: ${k.size.touchMin};
  padding-inline: ${k.space[3]};
  border-radius: ${k.radius.md};
  color: ${k.text.link};
  font: ${k.type.sub};
  line-height: 1.3;
  text-align: end;
  text-decoration: none;
  word-break: auto-phrase;
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** A way on in words at the end of a NavBar: 記録, 新規登録. */
export function NavTextLink({ href, children }: { href: string; children: ReactNode }) {
  return <Words href={href}>{children}</Words>
}
