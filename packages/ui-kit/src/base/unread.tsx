import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { ownColours } from './forced.ts'
import { k } from '../tokens/k.ts'

const Marked = styled.span`
  position: relative;
  display: grid;
`

const Dot = styled.span`
  position: absolute;
  top: -3px;
  right: -3px;
  width: 8px;
  height: 8px;
  border-radius: ${k.radius.full};
  box-shadow: 0 0 0 2px ${k.bg.surface};
  background: ${k.tone.danger.mark};
  ${ownColours}
`

/** A large icon, with a dot on its corner where something was not read yet. The spoken word is beside it. */
export function MarkedIcon({ shape, unread }: { shape: IconShape; unread: boolean }) {
  const icon = <Icon shape={shape} size="large" />
  if (!unread) return icon
  return (
    <Marked>
      {icon}
      <Dot />
    </Marked>
  )
}
