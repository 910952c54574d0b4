import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, ExternalLinkIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type LinkProps = {
  href?: string | undefined
  /** In place of `href`: opens something of this page. */
  onPress?: (() => void) | undefined
  /** Leaves the app: opens in a new tab and says so. */
  external?: boolean | undefined
  /** Outside a sentence, to a page below this one: a small chevron instead of a line below. */
  onward?: boolean | undefined
  children: ReactNode
  words?: WordsOf<'opensOutside'> | undefined
}

const Words = styled.a`
  position: relative;
  color: ${k.text.link};
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  /* A touch target of 44 px, without moving the lines apart. */
  &::after {
    position: absolute;
    inset: calc((1lh - ${k.size.touchMin}) / 2) min(-2px, (100% - ${k.size.touchMin}) / 2);
    content: '';
  }
  &:active {
    color: ${k.text.primary};
  }
  &[data-onward] {
    font: ${k.type.sub};
    text-decoration: none;
    flex: none;
    max-width: 100%;
    text-align: start;
    word-break: auto-phrase;
  }
  &:is(button) {
    cursor: pointer;
  }
  svg {
    display: inline;
    margin-inline-start: 2px;
    vertical-align: -0.15em;
  }
`

const pressed = (onPress: LinkProps['onPress']) => ({ as: 'button', type: 'button', onClick: onPress }) as const

/** A way on inside a sentence or below it. The main ways of a screen are Buttons and ListRows. */
export function Link({ href, onPress, external = false, onward = false, children, words: own }: LinkProps) {
  const words = useKitWords({ opensOutside: say.opensOutside }, own)
  if (!external) {
    return (
      <Words {...(href === undefined ? pressed(onPress) : { href })} data-onward={onward || undefined}>
        {children}
        {onward && <Icon shape={ChevronRightIcon} size="tiny" />}
      </Words>
    )
  }
  return (
    <Words href={href} target="_blank" rel="noreferrer">
      {children}
      <Icon shape={ExternalLinkIcon} size="tiny" />
      <Spoken>{words.opensOutside}</Spoken>
    </Words>
  )
}
