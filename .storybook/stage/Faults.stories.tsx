import { useKitLocale } from '@kabuto/ui-kit/locale'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { keyframes, styled } from 'styled-components'
import preview from '../preview.tsx'
import { says } from './says.ts'
import { walkLooks } from './walkLooks.ts'

/** Proves that the walk finds what it is there for. Hidden in the sidebar; run with all other stories. */
const meta = preview.meta({
  title: 'Workshop/Faults',
  tags: ['!dev'],
  parameters: { looks: false },
})

type Walked = Parameters<typeof walkLooks>[0]

async function expectFault(context: Walked, fault: RegExp): Promise<void> {
  await expect(walkLooks(context)).rejects.toThrow(fault)
}

/** As if the story were one of a screen, whose words and buttons are looked at as well. */
const asScreen = (context: Walked): Walked => ({ ...context, id: 'screens-planted--story' })

const Wide = styled.div`
  width: 400px;
`
const Short = styled.div`
  width: 150px;
  overflow: hidden;
  white-space: nowrap;
  font: var(--k-type-body);
`
const Low = styled.div`
  height: 24px;
  overflow: hidden;
  font: var(--k-type-body);
`
const Field = styled.input`
  width: 100%;
  min-height: 44px;
`
const Small = styled.button`
  width: 44px;
  height: 30px;
`
const Tall = styled.div`
  height: 2000px;
`
const HighBar = styled.div`
  position: sticky;
  top: 0;
  height: 140px;
`
const Upwards = styled.div`
  display: grid;
  & > :last-child {
    grid-row: 1;
  }
`
const Sliding = styled.div`
  && {
    transition: translate 1s !important;
  }
`
const appear = keyframes`
  to {
    opacity: 1;
  }
`
const FadingIn = styled.p`
  opacity: 0;
  animation: ${appear} 1ms forwards;
`
const Mark = styled.i`
  display: block;
  width: 8px;
  height: 8px;
  background: #b3261e;
`
const Choice = styled.button`
  min-width: 44px;
  min-height: 44px;
  border: 0;
  &[aria-pressed='true'] {
    background: #e3eef8;
    font-weight: 600;
  }
`
const Dim = styled.p`
  [data-theme='dark'] & {
    color: #444f56;
  }
`

export const TooWide = meta.story({
  render: () => <Wide>400 px</Wide>,
  play: (context) =>
    expectFault(context, /^reaches from 0.0 to 400.0 of 320 px.*\n {2}in \d+ looks: light · japan · ja · 100 %/),
})

export const CutInWidth = meta.story({
  render: () => <Short>文字が切れます</Short>,
  play: (context) =>
    expectFault(context, /^is \d+ px wide inside 150.*\n {2}in \d+ looks: (?:.* \| )?light · japan · en · 200 %/),
})

export const CutInHeight = meta.story({
  render: () => <Low>文字</Low>,
  play: (context) =>
    expectFault(context, /^is \d+ px high inside 24.*\n {2}in \d+ looks: (?:.* \| )?light · japan · en · 200 %/),
})

export const DimInDarkOnly = meta.story({
  render: () => <Dim>暗いところで読めません</Dim>,
  // Of what is pictured.
  play: (context) => expectFault({ ...context, tags: ['vrt'] }, /^color-contrast[^]*in \d+ looks: dark/),
})

export const Unlabelled = meta.story({
  render: () => <Field />,
  // Of what is pictured.
  play: (context) => expectFault({ ...context, tags: ['vrt'] }, /^label: [^]*in \d+ looks: light/),
})

export const TooSmallToPress = meta.story({
  render: () => (
    <Small type="button" onClick={fn()}>
      全額
    </Small>
  ),
  play: (context) =>
    expectFault(context, /^is 44 × 30 px to press: <button> 全額\n {2}in \d+ looks: light · japan · ja/),
})

export const WrongWithoutAWord = meta.story({
  render: () => <Field aria-label="金額" aria-invalid />,
  play: (context) => expectFault(context, /^is wrong without a word why: <input> 金額/),
})

export const UpThePage = meta.story({
  render: () => (
    <Upwards>
      <button type="button">次へ</button>
      <button type="button">戻る</button>
    </Upwards>
  ),
  play: (context) => expectFault(context, /^is reached after <button> 次へ, which is below it: <button> 戻る/),
})

export const OnlyABackground = meta.story({
  render: () => <Mark />,
  // Of what is pictured.
  play: (context) => expectFault({ ...context, tags: ['vrt'] }, /^is lost in forced colours: <i>/),
})

export const ChosenByItsBackground = meta.story({
  render: () => (
    <Choice type="button" aria-pressed="true">
      指値
    </Choice>
  ),
  // Of what is pictured.
  play: (context) =>
    expectFault({ ...context, tags: ['vrt'] }, /^looks as if it were not chosen in forced colours: <button> 指値/m),
})

export const MovesAllTheSame = meta.story({
  render: () => <Sliding>板</Sliding>,
  // Of what is pictured.
  play: (context) => expectFault({ ...context, tags: ['vrt'] }, /^moves where less motion is asked for: <div> 板/),
})

export const SeenOnlyOnceItHasMoved = meta.story({
  render: () => <FadingIn>約定しました</FadingIn>,
  // Of what is pictured.
  play: (context) =>
    expectFault({ ...context, tags: ['vrt'] }, /^is not seen where less motion is asked for: <p> 約定しました/m),
})

export const BarsOverMostOfALowScreen = meta.story({
  render: () => (
    <Tall>
      <HighBar>出金可能額</HighBar>
    </Tall>
  ),
  // Of what is pictured.
  play: (context) => expectFault({ ...asScreen(context), tags: ['vrt'] }, /^bars cover 140 of 256 px at 400 %/m),
})

export const DialogWithoutAName = meta.story({
  render: () => <dialog open>注文の確認</dialog>,
  play: (context) => expectFault(context, /^has no name: <dialog> 注文の確認/),
})

export const SpokenAtEveryTick = meta.story({
  render: () => (
    <output>
      <span data-live>2,847.0</span>
    </output>
  ),
  play: (context) => expectFault(context, /^is spoken at every tick: <output> 2,847.0/),
})

export const TwoHeadings = meta.story({
  render: () => (
    <main>
      <h1>出金</h1>
      <h1>入金</h1>
    </main>
  ),
  play: (context) => expectFault(asScreen(context), /^has 2 headings of the first level/),
})

export const OutsideOfAnyPart = meta.story({
  render: () => (
    <>
      <main>
        <h1>出金</h1>
      </main>
      <p>手数料は無料です</p>
    </>
  ),
  play: (context) => expectFault(asScreen(context), /^is in no part one can go to: <p> 手数料は無料です/),
})

export const TwoWaysAboutOfOneName = meta.story({
  render: () => (
    <main>
      <h1>出金</h1>
      <nav aria-label="記録">今日</nav>
      <nav aria-label="記録">昨日</nav>
    </main>
  ),
  play: (context) => expectFault(asScreen(context), /^has several ways about called “記録”/),
})

export const WordOfAnotherLanguage = meta.story({
  render: () => <p>Withdraw</p>,
  play: (context) => expectFault(asScreen(context), /^is not in ja: Withdraw\n {2}in 1 looks: light · japan · ja/),
})

export const JapaneseInEnglish = meta.story({
  render: () => <button type="button" aria-label="出金" onClick={fn()} />,
  // What is pictured is read in English in `npm test` too.
  play: (context) => expectFault(asScreen({ ...context, tags: ['vrt'] }), /is not in en: 出金/),
})

function InJapaneseOnly() {
  return useKitLocale() === 'ja' && <h2>見出し</h2>
}

export const OtherPartsInAnotherLanguage = meta.story({
  render: () => <InJapaneseOnly />,
  // What is pictured is compared in `npm test` too.
  play: (context) =>
    expectFault(
      asScreen({ ...context, tags: ['vrt'] }),
      /has another structure than in Japanese: nothing instead of h2/,
    ),
})

export const ToldUnderTheMask = meta.story({
  globals: { figures: 'hidden' },
  render: () => <img alt="残高 1,200円" src="data:," />,
  play: (context) => expectFault(context, /is shown although figures are masked: 残高 1,200円/),
})

export const WrongTone = meta.story({
  render: () => <span data-tone="success">却下</span>,
  play: (context) => expectFault(context, /“却下” is success, and its state is danger/),
})

export const DeadButton = meta.story({
  render: () => <button type="button">押す</button>,
  // Of the first picture of a page.
  play: (context) =>
    expectFault(
      { ...asScreen(context), id: 'screens-dead--story', tags: ['vrt'] },
      /does nothing when it is pressed: the button “押す”/,
    ),
})

function ForgetfulSheet() {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => sheet.current?.showModal()}>
        開く
      </button>
      <dialog ref={sheet} aria-label="確認" onClose={() => (document.activeElement as HTMLElement).blur()} />
    </>
  )
}

export const FocusIsNotGivenBack = meta.story({
  render: () => <ForgetfulSheet />,
  // Of the first picture of a page.
  play: (context) =>
    expectFault(
      { ...asScreen(context), id: 'screens-forgetful--story', tags: ['vrt'] },
      /has not got the focus back from its sheet: the button “開く”/,
    ),
})

export const SaysAnotherFigure = meta.story({
  ...says({ figures: { 手数料: '198円' } }),
  render: () => (
    <dl>
      <dt>手数料</dt>
      <dd>$198</dd>
    </dl>
  ),
  play: (context) => expectFault(context, /to deeply equal/),
})

export const Sound = meta.story({
  render: () => <p>どの見え方でも読めます</p>,
  play: (context) => expect(walkLooks(context)).resolves.toBeUndefined(),
})
