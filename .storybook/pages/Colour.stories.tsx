import { contrastRows } from '../../tools/tokens/contrast.ts'
import preview from '../preview.tsx'
import { tokens, tokensUnder } from '../tokens.ts'
import { ColourRow } from './parts/ColourRow.tsx'
import { colourWords, groups, pigments } from './parts/colourWords.ts'
import { ContrastPair } from './parts/ContrastPair.tsx'
import { Ramp } from './parts/Ramp.tsx'
import { Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } })

function namesIn<Names extends string>(words: Record<Names, string>): [Names, string][] {
  return Object.entries(words) as [Names, string][]
}

function Colours() {
  const words = useWords(colourWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.ramps} lead={words.rampsLead}>
        {namesIn(useWords(pigments)).map(([name, meaning]) => (
          <Ramp key={name} name={name} meaning={meaning} steps={tokensUnder(`primitive.color.${name}`)} />
        ))}
      </Section>
      {namesIn(useWords(groups)).map(([name, meaning], at) => (
        <Section
          key={name}
          title={at === 0 ? `${words.semantic}　${meaning}` : meaning}
          lead={at === 0 ? words.semanticLead : undefined}
        >
          <Rows>
            {tokensUnder(`semantic.${name}`).map((token) => (
              <ColourRow key={token.path.join('.')} token={token} />
            ))}
          </Rows>
        </Section>
      ))}
      <Section title={words.contrast} lead={words.contrastLead}>
        <Rows>
          {contrastRows(tokens).map((row) => (
            <ContrastPair key={`${row.part} ${row.grounds.join()}`} row={row} />
          ))}
        </Rows>
      </Section>
    </Sheet>
  )
}

/** Named as its page, so that the sidebar shows one line and not two. */
export const All = meta.story({ name: 'Colour', render: () => <Colours /> })
