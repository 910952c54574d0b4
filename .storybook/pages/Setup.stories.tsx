import { Button, Change, KitLocale, k, Money, Row, Stack, Text } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import readme from '../../packages/ui-kit/README.md?raw'
import { dtcgNames } from '../../tools/tokens/design/dtcg.ts'
import { figmaModes } from '../../tools/tokens/design/figma.ts'
import preview from '../preview.tsx'
import { Listing, Point } from './parts/Points.tsx'
import { Code, Rows } from './parts/Rows.tsx'
import { setupWords } from './parts/setupWords.ts'
import { Section, Sheet } from './parts/Sheet.tsx'
import { useWords } from './parts/useWords.ts'

const meta = preview.meta({ title: 'Start/Setup', parameters: { layout: 'fullscreen' } })

/** The code of the page that a stranger reads, so the two cannot differ. */
const [install = '', usage = ''] = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].map(([, code = '']) =>
  code.trimEnd(),
)

const settings = [
  ['theme', 'data-theme="light" / "dark"'],
  ['price', 'data-price="japan" / "west"'],
  ['text', 'data-text="100" / "130" / "200"'],
  ['language', '<KitLocale value="ja" / "en" / "zh-Hant">'],
  ['words', 'words={{ close: "…" }}'],
  ['tokens', 'k.text.primary → var(--k-text-primary)'],
  ['csp', '<StyleSheetManager nonce={…}>'],
  ['icons', '@kabuto/ui-kit/icons'],
] as const

/** Beside the workshop, in `tokens/`. */
const files = [
  ['dtcg', [dtcgNames.resolver, dtcgNames.base, dtcgNames.overrides.dark, dtcgNames.overrides.west]],
  ['figma', figmaModes.map((mode) => `figma/kabuto-${mode}.json`)],
  ['css', ['kabuto.tokens.css']],
] as const

function Settled() {
  const words = useWords(setupWords)
  return (
    <Ground>
      <Stack gap="2">
        <Text look="sub">{words.sample}</Text>
        <Row gap="3">
          <Money value="1250000" currency="JPY" />
          <Change percent={1.23} />
        </Row>
        <Button kind="soft" size="medium">
          {words.deposit}
        </Button>
      </Stack>
    </Ground>
  )
}

function Setup() {
  const words = useWords(setupWords)
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.install} lead={words.installLead}>
        <Listing>{install}</Listing>
      </Section>
      <Section title={words.use} lead={words.useLead}>
        <Listing>{usage}</Listing>
      </Section>
      <Section title={words.settings} lead={words.settingsLead}>
        <Rows>
          {settings.map(([name, code]) => (
            <Point key={name} term={words[name]}>
              {words[`${name}Text`]}
              <Code>{code}</Code>
            </Point>
          ))}
        </Rows>
      </Section>
      <Section title={words.files} lead={words.filesLead}>
        <Rows>
          {files.map(([kind, names]) => (
            <Point key={kind} term={words[kind]}>
              {words[`${kind}Text`]}
              {names.map((name) => (
                <File key={name} href={`tokens/${name}`} target="_self" download>
                  {name}
                </File>
              ))}
            </Point>
          ))}
        </Rows>
      </Section>
      <Section title={words.side} lead={words.sideLead}>
        <Boards>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme}>
              <Settled />
            </div>
          ))}
          <div data-theme="light" data-price="west" lang="en">
            <KitLocale value="en">
              <Settled />
            </KitLocale>
          </div>
        </Boards>
      </Section>
    </Sheet>
  )
}

export const All = meta.story({ name: 'Setup', render: () => <Setup /> })

const File = styled.a`
  display: block;
  width: fit-content;
  color: ${k.text.link};
  font: ${k.type.sub};
  line-height: ${k.size.touchMin};
  overflow-wrap: anywhere;
`

const Boards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${k.space[4]};
`

const Ground = styled.div`
  height: 100%;
  padding: ${k.space[4]};
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.md};
  background: ${k.bg.surface};
  color: ${k.text.primary};
`
