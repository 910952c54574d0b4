import { formatClock, formatDay, formatMoment, type Language, languages, tokyoInstant } from '@kabuto/domain/shared'
import { Change, k, KitLocale, type KitWord, kitWords, Money } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import preview from '../preview.tsx'
import { Links } from './parts/Points.tsx'
import { Name, Quiet, Row, Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'
import { writingWords } from './parts/writingWords.ts'

const meta = preview.meta({ title: 'Start/Writing', parameters: { layout: 'fullscreen' } })

/** Words of the kit that follow each rule: shown from the kit itself, so an example can never lag behind. */
const rules = {
  order: ['imageUnreadable', 'chartFailed'],
  plain: ['moreFailed', 'refreshFailed', 'notSent'],
  offer: ['retry', 'resend', 'replaceImage'],
  short: ['close', 'back', 'cancel'],
  calm: ['listEnd', 'noFigures', 'noCandles'],
  heard: ['noValue', 'masked', 'unread', 'opensOutside'],
} as const satisfies Record<string, readonly KitWord[]>

const numbers = {
  yen: <Money value="12846320" currency="JPY" />,
  price: <Money value="2846" currency="JPY" decimals={1} />,
  dollars: <Money value="1284.5" currency="USD" />,
  up: <Change amount={34.5} percent={1.23} decimals={1} />,
  down: <Change amount={-18} percent={-1.47} decimals={1} />,
  flat: <Change percent={0} />,
  none: <Money value={undefined} currency="JPY" />,
  masked: <Money value="12846320" currency="JPY" masked />,
} as const

const at = tokyoInstant('2026-11-24', 9 * 60)

const dates = {
  clock: () => formatClock(at),
  day: (language: Language) => formatDay('2026-11-24', language),
  moment: (language: Language) => formatMoment(at, language),
  date: (language: Language) => formatDay('2026-11-24', language, { year: true }),
} as const

/** The same in the three languages, each in its own font and number form. */
function Three({ children }: { children: (language: Language) => ReactNode }) {
  return languages.map((language) => (
    <KitLocale key={language} value={language}>
      <Saying lang={language}>{children(language)}</Saying>
    </KitLocale>
  ))
}

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[]

function Writing() {
  const words = useWords(writingWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.tone} lead={words.toneLead}>
        <Rows>
          {keysOf(rules).map((rule) => (
            <Spoken key={rule}>
              <Name name={words[rule]} />
              <Three>
                {(language) => rules[rule].map((word) => <span key={word}>{kitWords[language][word]}</span>)}
              </Three>
            </Spoken>
          ))}
        </Rows>
      </Section>
      <Section title={words.numbers} lead={words.numbersLead}>
        <Rows>
          {keysOf(numbers).map((number) => (
            <Spoken key={number}>
              <Name name={words[number]} />
              <Three>{() => numbers[number]}</Three>
            </Spoken>
          ))}
        </Rows>
      </Section>
      <Section title={words.dates} lead={words.datesLead}>
        <Rows>
          {keysOf(dates).map((date) => (
            <Spoken key={date}>
              <Name name={words[date]} />
              <Three>{(language) => dates[date](language)}</Three>
            </Spoken>
          ))}
        </Rows>
      </Section>
      <Section title={words.marks}>
        <Rows>
          {(['minus', 'brackets', 'space', 'wrap'] as const).map((mark) => (
            <Row key={mark}>
              <Name name={words[mark]} />
              <Quiet>{words[`${mark}Text`]}</Quiet>
            </Row>
          ))}
        </Rows>
        <Links links={[{ label: words.all, story: 'foundations-words--all' }]} />
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Writing', render: () => <Writing /> })

/* What is meant and its three languages beside one another, where there is room. */
const Spoken = styled(Row)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  align-items: start;
`

/* The type tokens hold the font of the root; a part in another language names its own. */
const Saying = styled.div`
  display: grid;
  gap: ${k.space[1]};
  align-content: start;
  min-width: 0;
  color: ${k.text.primary};
  font: ${k.type.ui};
  font-family: var(--k-font);
  text-wrap: pretty;
  word-break: auto-phrase;
`
