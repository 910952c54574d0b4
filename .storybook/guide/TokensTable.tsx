import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { placeInK } from '../../tools/tokens/typed.ts'
import type { Color, Token } from '../../tools/tokens/flatten.ts'
import { useWords } from '../pages/parts/useWords.ts'
import { colourCss, type Mode, tokens, tokenText, valueOf } from '../tokens.ts'
import { Code, GuideTable, Quiet } from './GuideTable.tsx'
import { guideWords } from './guideWords.ts'
import { Nothing } from './Part.tsx'
import type { PartToken, TokenPlace } from './partData.ts'

const byName = new Map(tokens.map((token) => [placeInK(token.path).join('.'), token]))

function Value({ token, mode }: { token: Token; mode: Mode }) {
  return (
    <Line>
      {token.type === 'color' && <Square style={{ '--swatch': colourCss(valueOf(token, mode) as Color) }} />}
      <Code>{tokenText(token, mode)}</Code>
    </Line>
  )
}

function Place({ piece, selector, property, serves, file }: TokenPlace) {
  return (
    <li>
      <Code>
        {piece}
        {selector === undefined ? '' : ` ${selector}`}
      </Code>
      {property !== undefined && (
        <>
          {' '}
          <Quiet as="code">
            {property}
            {serves === undefined ? '' : ` → ${serves}`}
          </Quiet>
        </>
      )}
      {file !== undefined && (
        <>
          {' '}
          <Quiet>（{file}）</Quiet>
        </>
      )}
    </li>
  )
}

type TokensTableProps = { used: readonly PartToken[]; price: NonNullable<Mode['price']> }

/** The tokens that the code of a part names: their values in both themes, and where each is used. */
export function TokensTable({ used, price }: TokensTableProps) {
  const words = useWords(guideWords)
  if (used.length === 0) return <Nothing>{words.tokensNone}</Nothing>
  return (
    <GuideTable label={words.tokens} heads={[words.tokens, words.light, words.dark, words.place]}>
      {used.map(({ token: name, places }) => {
        const token = byName.get(name)
        return (
          <tr key={name}>
            <th scope="row">
              <Code>{name}</Code>
            </th>
            {(['light', 'dark'] as const).map((theme) => (
              <td key={theme}>{token && <Value token={token} mode={{ theme, price }} />}</td>
            ))}
            <Places>
              <ul>
                {places.map((place) => (
                  <Place key={JSON.stringify(place)} {...place} />
                ))}
              </ul>
            </Places>
          </tr>
        )
      })}
    </GuideTable>
  )
}

/** In a narrow window its table scrolls, and it does not become tall. */
const Places = styled.td`
  min-width: 24rem;
`

const Line = styled.span`
  display: flex;
  gap: ${k.space[2]};
  align-items: center;
  white-space: nowrap;
`

/** The same in both themes: it shows the value and not the variable. */
const Square = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: ${k.border.hairline} solid ${k.line.control};
  border-radius: ${k.radius.xs};
  background: var(--swatch);
`
