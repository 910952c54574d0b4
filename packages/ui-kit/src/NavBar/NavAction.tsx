import { styled } from 'styled-components'
import type { IconShape } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { MarkedIcon } from '../base/unread.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type NavActionProps = {
  icon: IconShape
  /** What it does, for screen readers only. */
  label: string
  href?: string | undefined
  onPress?: (() => void) | undefined
  unread?: boolean | undefined
  /** For a toggle: a favourite. On, its icon is filled. */
  on?: boolean | undefined
  /** A step back in the app's history rather than a way on to `href`. */
  back?: boolean | undefined
  words?: WordsOf<'unread'> | undefined
}

const Face = styled.button`
  ${touchTarget}
  color: inherit;
  text-decoration: none;
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** An icon of 44 px at the end of a NavBar. At most two; anything less than obvious is a NavTextLink. */
export function NavAction({
  icon,
  label,
  href,
  onPress,
  unread = false,
  on,
  back = false,
  words: own,
}: NavActionProps) {
  const words = useKitWords({ unread: say.unread }, own)
  const content = (
    <>
      <MarkedIcon shape={icon} unread={unread} />
      <Spoken>{unread ? `${label} ${words.unread}` : label}</Spoken>
    </>
  )
  if (href === undefined) {
    return (
      <Face type="button" aria-pressed={on} onClick={onPress}>
        {content}
      </Face>
    )
  }
  return (
    <Face as="a" href={href} onClick={onPress} data-back={back || undefined}>
      {content}
    </Face>
  )
}
