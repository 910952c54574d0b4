import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../preview.tsx'
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
`
const Dim = styled.p`
  [data-theme='dark'] & {
    color: #444f56;
  }
`

export const TooWide = meta.story({
  render: () => <Wide>400 px</Wide>,
  play: (context) => expectFault(context, /^reaches from 0.0 to 400.0 of 320 px.*\n {2}in 12 looks/),
})

export const CutInWidth = meta.story({
  render: () => <Short>文字が切れます</Short>,
  play: (context) => expectFault(context, /^is \d+ px wide inside 150.*\n {2}in 6 looks: light · japan · ja · 200 %/),
})

export const CutInHeight = meta.story({
  render: () => <Low>文字</Low>,
  play: (context) => expectFault(context, /^is \d+ px high inside 24.*\n {2}in 6 looks: light · japan · ja · 200 %/),
})

export const DimInDarkOnly = meta.story({
  render: () => <Dim>暗いところで読めません</Dim>,
  play: (context) => expectFault(context, /^color-contrast[^]*in \d+ looks: dark/),
})

export const Unlabelled = meta.story({
  render: () => <Field />,
  play: (context) => expectFault(context, /^label: [^]*in \d+ looks: light/),
})

export const Sound = meta.story({
  render: () => <p>どの見え方でも読めます</p>,
  play: (context) => expect(walkLooks(context)).resolves.toBeUndefined(),
})
