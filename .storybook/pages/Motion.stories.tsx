import { varName } from '../../tools/tokens/css.ts'
import preview from '../preview.tsx'
import { tokensUnder, valueOf } from '../tokens.ts'
import { Curve } from './parts/Curve.tsx'
import { Measures } from './parts/Measures.tsx'
import { MotionDemo } from './parts/MotionDemo.tsx'
import { motionWords } from './parts/motionWords.ts'
import { Figure, Name, Row, Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } })

function Motions() {
  const words = useWords(motionWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.motions} lead={words.motionsLead}>
        <MotionDemo tokens={tokensUnder('semantic.motion')} />
      </Section>
      <Section title={words.durations}>
        <Measures tokens={tokensUnder('primitive.duration')} shape="none" />
      </Section>
      <Section title={words.easings}>
        <Rows>
          {tokensUnder('primitive.easing').map((token) => {
            const points = valueOf(token) as number[]
            return (
              <Row key={token.path.join('.')}>
                <Name name={token.path.slice(1).join('.')} code={varName(token.path)} />
                <Figure>{points.join(', ')}</Figure>
                <Curve points={points} />
              </Row>
            )
          })}
        </Rows>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Motion', render: () => <Motions /> })
