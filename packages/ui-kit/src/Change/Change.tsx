import { type ChangeInput, type ChangeOptions, changeParts } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { type FigureSize, figureColours, figureSizes } from '../figure.ts'
import { useKitLocale } from '../locale.ts'
import { Spoken } from '../spoken.ts'

export type ChangeSize = Exclude<FigureSize, 'display' | 'large'>

export type ChangeProps = ChangeInput & Omit<ChangeOptions, 'locale'> & { size?: ChangeSize | undefined }

const Figure = styled.span`
  position: relative;
  display: inline-block;
  ${figureSizes}
  ${figureColours}
`

// On the narrowest line the share in brackets goes below the amount; neither is ever cut.
const Pair = styled.span`
  display: flex;
  align-items: baseline;
  gap: 0.28em;
  overflow-wrap: normal;
`

const Mark = styled.span`
  flex: none;
  font-size: 0.85em;
`

/** How a price or a value has moved: mark, sign and colour say the same, so that without colour nothing is lost. */
export function Change({ size, ...change }: ChangeProps) {
  const { direction, mark, text, spoken } = changeParts(change, { ...change, locale: useKitLocale() })
  return (
    <Figure data-size={size} data-direction={direction}>
      <Pair aria-hidden="true">
        <Mark>{mark}</Mark>
        {text && <span>{text}</span>}
      </Pair>
      <Spoken>{spoken}</Spoken>
    </Figure>
  )
}
