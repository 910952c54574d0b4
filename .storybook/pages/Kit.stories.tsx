import {
  Banner,
  Button,
  Change,
  KeyValueList,
  List,
  Money,
  SimBar,
  Sparkline,
  Stack,
  StatusBadge,
  StockRow,
} from '@kabuto/ui-kit'
import { HourglassIcon } from '@kabuto/ui-kit/icons'
import preview from '../preview.tsx'
import { kitPageWords } from './parts/kitPageWords.ts'
import { Links, Point } from './parts/Points.tsx'
import { Rows } from './parts/Rows.tsx'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/Kit', parameters: { layout: 'fullscreen' } })

/** Only their names: nothing is loaded. */
const parts = Object.keys(import.meta.glob('../../packages/ui-kit/src/*/*.stories.tsx')).flatMap(
  (file) => /\/([A-Z]\w*)\/\1\.stories/.exec(file)?.[1] ?? [],
)

const points = ['phone', 'values', 'platform', 'japanese', 'honest', 'light'] as const
const day = [2811.5, 2808, 2816, 2822.5, 2819, 2831, 2838.5, 2846]

function Kit() {
  const words = useWords(kitPageWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.what}>
        <Rows>
          {points.map((point) => (
            <Point key={point} term={words[point]}>
              {words[`${point}Text`]}
            </Point>
          ))}
        </Rows>
      </Section>
      <Section title={words.sample} lead={words.sampleLead}>
        <Stack gap="4">
          <SimBar />
          <List label={words.stocks}>
            <StockRow
              name={words.stock}
              code="0712"
              market={words.market}
              price={2846}
              percent={1.23}
              decimals={1}
              day={day}
              base={2811.5}
              href="#/market"
            />
          </List>
          <KeyValueList
            items={[
              { label: words.cash, value: <Money value="2918400" currency="JPY" size="medium" />, tone: 'strong' },
              { label: words.change, value: <Change amount={34.5} percent={1.23} currency="JPY" decimals={1} /> },
              { label: words.day, value: <Sparkline values={day} base={2811.5} /> },
              {
                label: words.state,
                value: (
                  <StatusBadge tone="progress" icon={HourglassIcon}>
                    {words.review}
                  </StatusBadge>
                ),
              },
            ]}
          />
          <Banner tone="neutral">{words.note}</Banner>
          <Button disabledReason={words.reason}>{words.send}</Button>
        </Stack>
      </Section>
      <Section title={`${words.all}（${parts.length}）`} lead={words.allLead}>
        <Links links={parts.map((part) => ({ label: part, story: `kit-${part.toLowerCase()}--matrix` }))} />
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Kit', render: () => <Kit /> })
