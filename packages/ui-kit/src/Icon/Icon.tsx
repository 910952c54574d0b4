import { memo } from 'react'
import { styled } from 'styled-components'
import type { IconShape } from '../icons.ts'

export type IconSize = 'tiny' | 'small' | 'medium' | 'large'

export type IconProps = { shape: IconShape; size?: IconSize | undefined }

// In rem and not by the px tokens: an icon grows with the words beside it.
const Glyph = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='tiny'] {
    width: 0.875rem;
    height: 0.875rem;
  }
  &[data-size='small'] {
    width: 1rem;
    height: 1rem;
  }
  &[data-size='large'] {
    width: 1.5rem;
    height: 1.5rem;
  }
`

/**
 * A mark beside words, at 14 (badges only), 16, 20 or 24. It says nothing by itself: the words or the control's label
 * do.
 */
export const Icon = memo(function Icon({ shape, size = 'medium' }: IconProps) {
  return (
    <Glyph viewBox="0 0 24 24" data-size={size} aria-hidden="true">
      <path d={shape} />
    </Glyph>
  )
})
