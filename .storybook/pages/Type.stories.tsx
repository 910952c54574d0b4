import { languages } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { varName } from '../../tools/tokens/css.ts'
import type { Token } from '../../tools/tokens/flatten.ts'
import preview from '../preview.tsx'
import { type Length, resolved, tokensUnder, valueOf } from '../tokens.ts'
import { Figure, Name, Quiet, Row, Rows, Value } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { typeWords } from './parts/typeWords.ts'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Type', parameters: { layout: 'fullscreen' } })

type Typography = { fontSize: unknown; fontWeight: unknown; lineHeight: unknown }

const isFigure = (name: string): boolean => name === 'display' || name.startsWith('num')

function Style({ token }: { token: Token }) {
  const words = useWords(typeWords)
  const name = token.path.at(-1) ?? ''
  const { fontSize, fontWeight, lineHeight } = token.value as Typography
  const size = resolved(fontSize) as Length
  const style = { '--type': `var(${varName(token.path)})` }
  return (
    <Entry>
      <Sample style={style}>{isFigure(name) ? words.figures : words.sentence}</Sample>
      <Facts>
        <Name name={`type.${name}`} code={varName(token.path)} />
        <Value label={words.size}>
          <Figure>
            {size.value * 16} px　{size.value} {size.unit}
          </Figure>
        </Value>
        <Value label={words.weight}>
          <Figure>{String(resolved(fontWeight))}</Figure>
        </Value>
        <Value label={words.line}>
          <Figure>{String(resolved(lineHeight))}</Figure>
        </Value>
      </Facts>
    </Entry>
  )
}

function Types() {
  const words = useWords(typeWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.styles} lead={words.stylesLead}>
        <Rows>
          {tokensUnder('semantic.type').map((token) => (
            <Style key={token.path.join('.')} token={token} />
          ))}
        </Rows>
      </Section>
      <Section title={words.glyphs} lead={words.glyphsLead}>
        <Rows>
          {languages.map((language) => (
            <Row key={language}>
              <Name name={language} code={`[lang|="${language}"]`} />
              <Glyphs lang={language}>直角 戸骨 返 0123456789</Glyphs>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={words.families} lead={words.familiesLead}>
        <Rows>
          {tokensUnder('primitive.font.family').map((token) => (
            <Row key={token.path.join('.')}>
              <Name name={token.path.slice(1).join('.')} code={varName(token.path)} />
              <Quiet>{(valueOf(token) as string[]).join(', ')}</Quiet>
            </Row>
          ))}
        </Rows>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Type', render: () => <Types /> })

const Entry = styled.li`
  display: grid;
  gap: ${k.space[3]};
  padding: ${k.space[4]} 0;
  border-bottom: ${k.border.hairline} solid ${k.line.hairline};
`

const Sample = styled.p`
  color: ${k.text.primary};
  font: var(--type);
`

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${k.space[2]} ${k.space[6]};
  align-items: end;
`

/* The type tokens hold the font of the root; a part in another language names its own. */
const Glyphs = styled.p`
  color: ${k.text.primary};
  font: ${k.type.title1};
  font-family: var(--k-font);
`
