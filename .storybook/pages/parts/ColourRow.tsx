import type { Color, Token } from '../../../tools/tokens/flatten.ts'
import { varName } from '../../../tools/tokens/css.ts'
import { aliasName, colourCss, colourText, type Mode, valueOf } from '../../tokens.ts'
import { colourWords } from './colourWords.ts'
import { Name, Row } from './Rows.tsx'
import { Swatch } from './Swatch.tsx'
import { useWords } from './useWords.ts'

const both: Mode[] = [{ theme: 'light' }, { theme: 'dark' }]
const everyPrice: Mode[] = [
  { theme: 'light', price: 'japan' },
  { theme: 'dark', price: 'japan' },
  { theme: 'light', price: 'west' },
  { theme: 'dark', price: 'west' },
]

/** A semantic colour by name, with its value in each theme, and in both price conventions where they differ. */
export function ColourRow({ token }: { token: Token }) {
  const words = useWords(colourWords)
  const modes = 'west' in token.modes ? everyPrice : both
  return (
    <Row>
      <Name name={token.path.slice(1).join('.')} code={varName(token.path)} />
      {modes.map((mode) => {
        const colour = valueOf(token, mode) as Color
        const label = mode.price ? `${words[mode.theme]}・${words[mode.price]}` : words[mode.theme]
        return (
          <Swatch
            key={label}
            label={label}
            colour={colourCss(colour)}
            alias={aliasName(token, mode)}
            text={colourText(colour)}
          />
        )
      })}
    </Row>
  )
}
