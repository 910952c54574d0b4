import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'

export type RowActionProps = {
  icon: IconShape
  /** What it does and to what, for screen readers: 青葉精機をウォッチリストから外す. */
  label: string
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** For a toggle: a favourite. On, its icon is filled, and `label` does not change. */
  on?: boolean | undefined
}

const Face = styled.button`
  ${touchTarget}
  color: ${k.text.secondary};
  text-decoration: none;
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-pressed='true'] {
    color: ${k.text.primary};
    svg {
      fill: currentColor;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** A press of its own at the end of a row, as its `action`: a star, a way to remove, to open something else. */
export function RowAction({ icon, label, href, onPress, on }: RowActionProps) {
  const content = (
    <>
      <Icon shape={icon} />
      <Spoken>{label}</Spoken>
    </>
  )
  if (href !== undefined) {
    return (
      <Face as="a" href={href} onClick={onPress}>
        {content}
      </Face>
    )
  }
  return (
    <Face type="button" aria-pressed={on} onClick={onPress}>
      {content}
    </Face>
  )
}
