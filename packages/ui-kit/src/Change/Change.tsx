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
  overflow-wrap: normal;
  ${figureSizes}
  ${figureColours}
`

const Mark = styled.span`
  margin-inline-end: 0.28em;
  font-size: 0.85em;
  &:last-child {
    margin: 0;
  }
`

/** Keeps the mark on the amount's line: on the narrowest screen only the share in brackets may go below. */
const GLUE = '\u2060'

/** How a price or a value has moved: mark, sign and colour say the same, so that without colour nothing is lost. */
export function Change({ size, ...change }: ChangeProps) {
  const { direction, mark, text, spoken } = changeParts(change, { ...change, locale: useKitLocale() })
  return (
    <Figure data-size={size} data-direction={direction}>
      <span aria-hidden="true">
        <Mark>{mark}</Mark>
        {text && <span>{GLUE + text}</span>}
      </span>
      <Spoken>{spoken}</Spoken>
    </Figure>
  )
}
