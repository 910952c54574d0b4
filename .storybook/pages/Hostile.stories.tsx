import {
  Avatar, Banner, Button, Change, ChatBubble, Checklist, Chip, EmptyState, ErrorState, Field, KeyValueList, LimitMeter, List, ListRow, Money, NewsCard, RefusalCard, Row, Section, SessionClock, Stack, StatusBadge, Stepper, StockRow, Text, Timeline,
} from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import { expect, fn } from 'storybook/test'
import preview from '../preview.tsx'
import { hostileTexts } from './parts/hostileTexts.ts'

const meta = preview.meta({ title: 'Foundations/Hostile' })

declare global {
  // An interface, because that is how the window is extended.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    pwned?: boolean
  }
}

/** What has to have a name for the ear gets a number as well: an empty name, or the same one twice, would be the caller's fault. */
const named = (text: string, at: number): string => `${at} ${text}`

/** Every part that takes words, with one and the same text in all its places. */
function Parts({ text, at }: { text: string; at: number }) {
  const name = named(text, at)
  return (
    <Stack gap="2">
      <Button kind="soft" size="medium">
        {name}
      </Button>
      <Field label={name} value={text} onChange={fn()} hint={text} note={text} />
      <Banner tone="info">{text}</Banner>
      <StatusBadge tone="progress" icon={InfoIcon}>
        {text}
      </StatusBadge>
      <Text tone="secondary">{text}</Text>
      <List label={name}>
        <ListRow title={name} sub={text} value={text} href="#x" />
        <StockRow name={name} code={text} price={text} percent={text} amount={text} href="#x" />
      </List>
      <KeyValueList items={[{ label: name, value: text }]} />
      <Chip label={name} on={false} onChange={fn()} />
      <Timeline label={name} entries={[{ id: 'a', title: name, time: text, note: text, progress: 'now' }]} />
      <Stepper label={name} steps={[{ label: name, progress: 'now' }, { label: `${name} 2`, progress: 'todo' }]} />
      <SessionClock session={text} tone="open" next={text} now={text} />
      <ChatBubble from="them" time={text}>
        {text}
      </ChatBubble>
      <NewsCard title={name} source={text} time={text} href="#x" />
      <Avatar name={text} decorative />
      <LimitMeter limit={text} used={text} share={Number(text)} />
      <Checklist title={name} items={[{ label: name }, { label: `${name} 2`, href: '#x' }]} />
      <EmptyState icon={InfoIcon} title={name} text={text} />
      <ErrorState title={name} text={text} code={text} />
      <RefusalCard tone="danger" icon={InfoIcon} title={name} facts={[{ label: name, value: text }]} source={text} />
      <Row gap="2">
        <Money value={text} currency="JPY" />
        <Change amount={text} percent={text} />
      </Row>
    </Stack>
  )
}

function nothingRan(): Promise<void> {
  return expect(window.pwned).toBeUndefined()
}

function Page({ from, to }: { from: number; to: number }) {
  return (
    <Section title="Hostile">
      <Stack gap="6">
        {hostileTexts.slice(from, to).map((text, at) => (
          <Parts key={text} text={text} at={from + at} />
        ))}
      </Stack>
    </Section>
  )
}

export const Markup = meta.story({ render: () => <Page from={0} to={15} />, play: nothingRan })
export const Scripts = meta.story({ render: () => <Page from={15} to={30} />, play: nothingRan })
export const Emoji = meta.story({ render: () => <Page from={30} to={40} />, play: nothingRan })
export const Numbers = meta.story({ render: () => <Page from={40} to={50} />, play: nothingRan })
export const Lengths = meta.story({ render: () => <Page from={50} to={60} />, play: nothingRan })
