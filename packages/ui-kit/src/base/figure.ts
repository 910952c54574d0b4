import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

/** How large a figure is: 34, 24, 17 strong, 15 and 13. Without a size it takes the text around it. */
export type FigureSize = 'display' | 'large' | 'medium' | 'small' | 'tiny'

export const figureSizes = css`
  &[data-size='display'] {
    font: ${k.type.display};
  }
  &[data-size='large'] {
    font: ${k.type.numLg};
  }
  &[data-size='medium'] {
    font: ${k.type.numMd};
  }
  &[data-size='small'] {
    font: ${k.type.numSm};
  }
  &[data-size='tiny'] {
    font: ${k.type.numXs};
  }
`

export const figureColours = css`
  &[data-direction='up'] {
    color: ${k.price.up.text};
  }
  &[data-direction='down'] {
    color: ${k.price.down.text};
  }
  &[data-direction='flat'],
  &[data-direction='unknown'] {
    color: ${k.price.flat.text};
  }
  &[data-stale] {
    color: ${k.text.secondary};
  }
`
