import {
  AnchorTabs,
  ActionBar,
  AllocationDonut,
  AmountField,
  Article,
  Avatar,
  Banner,
  BarsChart,
  Button,
  Card,
  Cells,
  Change,
  ChartPanel,
  ChatBubble,
  ChatComposer,
  Checkbox,
  Checklist,
  Chip,
  Chips,
  CompareBeforeAfter,
  ConfirmSheet,
  CopyPress,
  Dialog,
  EmptyState,
  ErrorState,
  Fees,
  Field,
  HistoryChart,
  HoursBar,
  ImageUpload,
  IndexCard,
  InfiniteList,
  KeyValueList,
  type KitWord,
  kitWords,
  LimitMeter,
  Link,
  List,
  ListHead,
  ListRow,
  Marked,
  Money,
  MoneyStepper,
  MonthCalendar,
  NavAction,
  NavBar,
  NavChoice,
  NavSearch,
  NavTextLink,
  NewsCard,
  NoteBar,
  NumberedSteps,
  OptionCards,
  OrderTicket,
  OrderTicketBar,
  OtpField,
  PaneDots,
  Panes,
  PasswordField,
  Picker,
  PositionRow,
  PriceChoices,
  PullToRefresh,
  QuantityStepper,
  QuoteBoard,
  Rail,
  RefusalCard,
  ReorderList,
  RowAction,
  RuleTicks,
  ScrollTabs,
  SearchedRows,
  Seal,
  Section,
  SegmentedTabs,
  SessionClock,
  Sheet,
  StatusBadge,
  Stepper,
  StockRow,
  TabBar,
  Tag,
  Text,
  TicketChoice,
  TextArea,
  Tiles,
  Timeline,
  Toast,
  Totals,
  UnlocksAt,
  chartLine,
} from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import type { ReactNode } from 'react'
import type { KitPart } from './kitParts.ts'

type Sample = {
  text: string
  /** Where a name for screen readers has to be: an empty one, or the same one twice, would be the caller's fault. */
  name: string
}

type Render = (sample: Sample) => ReactNode

function none(): void {}

/** A part's own words say it too. */
function allSaid(name: string): Record<KitWord, string> {
  return Object.fromEntries(Object.keys(kitWords.ja).map((word) => [word, `${name} ${word}`])) as Record<
    KitWord,
    string
  >
}

const nothing = { empty: { value: undefined }, next: (state: { value: undefined }) => state }
const candle = {
  at: Date.parse('2026-11-20T00:00:00Z'),
  open: 2744,
  high: 2778.5,
  low: 2726,
  close: 2760.5,
  volume: 520_000,
}
const reencoding = { longest: 640, mark: '' }

/** Not in `hostileParts`, and why. */
export const withoutTexts = {
  BelowFold: 'layout: its words are those of the parts inside',
  BrandMark: 'the mark, without a word',
  Columns: 'layout: its words are those of the parts inside',
  FigureMask: 'a context: it hides figures and shows none',
  Offline: 'a context: it says that nothing can be sent',
  StaleFigures: 'a context: it says that figures are old',
  FormDrafts: 'a context: it keeps what is typed',
  HistorySkeleton: 'says only that it is loading',
  Icon: 'says nothing',
  InSteps: 'a context: it tells how a page comes',
  KitLocale: 'a context: it picks words and shows none',
  ModalLayers: 'a context: it tells an app of what is open',
  NewsCardSkeleton: 'says only that it is loading',
  OrigamiScene: 'a picture',
  Page: 'layout: its words are those of the parts inside',
  PageBottom: 'a context: the bar that it gives is a part of its own',
  PageMark: 'a context: the bar that it gives is a part of its own',
  PageNote: 'a context: what it gives is a part of its own',
  PageTop: 'a context: what it gives is a part of its own',
  PositionRowSkeleton: 'says only that it is loading',
  Row: 'layout: its words are those of the parts inside',
  SimBar: 'one sentence, which nobody can change',
  Skeleton: 'says only that it is loading',
  Sparkline: 'takes numbers',
  Stack: 'layout: its words are those of the parts inside',
  StockRowSkeleton: 'says only that it is loading',
  TeachingBar: 'one sentence, which nobody can change',
} as const satisfies Partial<Record<KitPart, string>>

type Modal = 'ConfirmSheet' | 'Dialog' | 'Picker' | 'Sheet'
type Flat = Exclude<KitPart, keyof typeof withoutTexts | Modal>

/** Every part that takes words, with one and the same text in all its places. */
export const hostileParts: Record<Flat, Render> = {
  NoteBar: ({ text }) => <NoteBar>{text}</NoteBar>,
  AnchorTabs: ({ text, name }) => <AnchorTabs label={name} parts={[{ value: 'a', label: name, content: text }]} />,
  ActionBar: ({ text, name }) => (
    <ActionBar note={text}>
      <Button>{name}</Button>
    </ActionBar>
  ),
  AllocationDonut: ({ text, name }) => (
    <AllocationDonut
      label={name}
      slices={[
        { name: text, value: 2 },
        { name, value: text },
        { name, value: 1 },
      ]}
      words={allSaid(name)}
    />
  ),
  AmountField: ({ text, name }) => (
    <AmountField
      label={name}
      value={text}
      onChange={none}
      unit={text}
      note={text}
      hint={text}
      action={{ label: name, onPress: none }}
    />
  ),
  Article: ({ text, name }) => (
    <Article
      blocks={[
        { kind: 'paragraph', text },
        { kind: 'list', items: [text, name] },
        { kind: 'table', head: [text, name], rows: [[text, text, text], []] },
        { kind: 'link', label: name, href: '#/x' },
        { kind: 'link', label: text, href: text },
      ]}
      words={allSaid(name)}
    />
  ),
  Avatar: ({ text, name }) => <Avatar name={text} decorative words={allSaid(name)} />,
  Banner: ({ text, name }) => (
    <Banner tone="info" action={{ label: name, href: '#x' }}>
      {text}
    </Banner>
  ),
  BarsChart: ({ text, name }) => (
    <BarsChart
      label={name}
      bars={[
        { name: text, value: 12 },
        { name, value: text },
        { name: text, value: -3 },
      ]}
      words={allSaid(name)}
    />
  ),
  Button: ({ text, name }) => (
    <Button kind="soft" size="medium" disabledReason={name} words={allSaid(name)}>
      {name}
      {text}
    </Button>
  ),
  Card: ({ text }) => <Card>{text}</Card>,
  Cells: ({ text, name }) => (
    <Cells
      cells={[
        { label: name, value: text },
        { label: text, value: name },
      ]}
    />
  ),
  Change: ({ text }) => <Change amount={text} percent={text} />,
  ChartPanel: ({ text, name }) => (
    <ChartPanel
      label={name}
      intervals={[
        { value: 'a', label: name, step: 'day' },
        { value: 'b', label: `${name} 2`, step: 'week' },
      ]}
      interval="a"
      onInterval={none}
      candles={[candle]}
      lines={[chartLine({ name: text, tone: 'short' }, nothing, () => 2750)]}
      pane={{ lines: [chartLine({ name, tone: 'mid' }, nothing, () => 40)] }}
      volumeUnit={text}
      stale={text}
      older="failed"
      words={allSaid(name)}
    />
  ),
  ChatBubble: ({ text, name }) => (
    <ChatBubble from="me" time={text} onResend={none} words={allSaid(name)}>
      {text}
    </ChatBubble>
  ),
  ChatComposer: ({ text, name }) => (
    <ChatComposer
      label={name}
      value={text}
      onChange={none}
      onSend={none}
      limit={200}
      placeholder={text}
      notice={text}
      disabledReason={text}
      words={allSaid(name)}
    />
  ),
  Checkbox: ({ text, name }) => (
    <Checkbox checked={false} onChange={none} error={text} disabledReason={text}>
      {name}
    </Checkbox>
  ),
  Checklist: ({ text, name }) => (
    <Checklist
      title={name}
      note={text}
      items={[{ label: name }, { label: `${name} 2`, href: '#x' }]}
      words={allSaid(name)}
    />
  ),
  Chip: ({ text, name }) => <Chip label={name} on={false} onChange={none} disabledReason={text} />,
  Chips: ({ text, name }) => (
    <Chips
      label={name}
      value="a"
      onChange={none}
      options={[
        { value: 'a', label: name },
        { value: 'b', label: `${name} 2`, disabledReason: text },
      ]}
    />
  ),
  CompareBeforeAfter: ({ text, name }) => (
    <CompareBeforeAfter
      items={[
        { label: name, note: text, before: text, after: text },
        { label: text, before: undefined, after: text, tone: 'strong' },
      ]}
      words={allSaid(name)}
    />
  ),
  EmptyState: ({ text, name }) => (
    <EmptyState icon={InfoIcon} title={name} text={text} action={{ label: name, href: '#x' }} />
  ),
  ErrorState: ({ text, name }) => (
    <ErrorState
      title={name}
      text={text}
      code={text}
      action={{ label: name, onPress: none }}
      support={{ label: name, href: '#x' }}
    />
  ),
  Fees: ({ text, name }) => <Fees items={[{ label: name, tier: text, value: text }]} />,
  Field: ({ text, name }) => (
    <>
      <Field label={name} value={text} onChange={none} hint={text} note={text} suffix={text} placeholder={text} />
      <Field label={`${name} 2`} value={text} onChange={none} suffix={text} action={{ label: name, onPress: none }} />
    </>
  ),
  HistoryChart: ({ text, name }) => (
    <HistoryChart
      label={name}
      points={[
        { day: '2026-11-18', value: 3 },
        { day: text, value: text },
        { day: '2026-11-20', value: 5 },
      ]}
      words={allSaid(name)}
    />
  ),
  HoursBar: ({ text, name }) => (
    <HoursBar
      lines={[
        { track: name, name, look: 'extended', times: [text], note: text, spans: [{ from: Number(text), to: 1440 }] },
      ]}
      now={{ at: Number(text), label: name }}
    />
  ),
  ImageUpload: ({ text, name }) => (
    <>
      <ImageUpload
        label={name}
        hint={text}
        value={{ state: 'empty' }}
        onPick={none}
        reencoding={reencoding}
        words={allSaid(name)}
      />
      <ImageUpload
        label={`${name} 2`}
        value={{ state: 'sending', percent: Number(text) }}
        onPick={none}
        onCancel={none}
        reencoding={reencoding}
        words={allSaid(name)}
      />
      <ImageUpload
        label={`${name} 3`}
        value={{ state: 'done', name: text }}
        onPick={none}
        onDelete={none}
        reencoding={reencoding}
        words={allSaid(name)}
      />
      <ImageUpload
        label={`${name} 4`}
        value={{ state: 'failed', reason: text }}
        onPick={none}
        reencoding={reencoding}
        words={allSaid(name)}
      />
    </>
  ),
  InfiniteList: ({ text, name }) => (
    <InfiniteList label={name} rows={[text]} rowKey={(row) => row} next="failed" onMore={none} words={allSaid(name)}>
      {(row) => <ListRow title={name} value={row} />}
    </InfiniteList>
  ),
  KeyValueList: ({ text, name }) => (
    <KeyValueList
      items={[
        { label: name, value: text, copy: text, note: text, aside: text, tone: 'total' },
        { label: text, value: undefined },
      ]}
      words={allSaid(name)}
    />
  ),
  LimitMeter: ({ text, name }) => <LimitMeter limit={name} used={text} share={Number(text)} over={text} />,
  Link: ({ name }) => (
    <Link href="#x" external words={allSaid(name)}>
      {name}
    </Link>
  ),
  List: ({ name }) => (
    <List label={name}>
      <ListRow title={name} />
    </List>
  ),
  ListHead: ({ text, name }) => <ListHead title={name} note={text} />,
  ListRow: ({ text, name }) => (
    <List label={`${name} rows`}>
      <ListRow title={name} sub={text} value={text} href="#x" />
      <ListRow lead={text} title={`${name} 2`} unread href="#y" />
      <ListRow title={name} value={text} onPress={none} disabledReason={text} />
    </List>
  ),
  Marked: ({ text }) => (
    <Text>
      <Marked text={text} from={1} to={9} />
    </Text>
  ),
  Money: ({ text, name }) => <Money value={text} currency="JPY" words={allSaid(name)} />,
  MoneyStepper: ({ text, name }) => (
    <MoneyStepper
      label={name}
      value={text}
      onChange={none}
      unit={text}
      note={text}
      hint={text}
      error={text}
      step={{ up: { reason: name }, down: { reason: name } }}
      words={allSaid(name)}
    />
  ),
  MonthCalendar: ({ text, name }) => (
    <MonthCalendar
      month="2026-11"
      dayInfo={(day) =>
        day === '2026-11-09' ? { closed: true, note: text, marks: [{ kind: 'unlock', text }] } : undefined
      }
      onMonth={none}
      words={allSaid(name)}
    />
  ),
  CopyPress: ({ text, name }) => (
    <div style={{ textAlign: 'end' }}>
      {text}
      <CopyPress label={name} text={text} words={allSaid(name)} />
    </div>
  ),
  NavAction: ({ name }) => <NavAction icon={InfoIcon} label={name} href="#x" unread words={allSaid(name)} />,
  NavBar: ({ text, name }) => (
    <>
      <NavBar title={name} subtitle={text} back={{ href: '#x' }} words={allSaid(name)} />
      <NavBar
        pair={[
          { label: name, href: '#x', current: true },
          { label: `${name} 2`, href: '#y', current: false },
        ]}
      />
    </>
  ),
  NavChoice: ({ name }) => (
    <NavBar
      brand
      actions={
        <NavChoice icon={InfoIcon} label={name} value="a" onChange={none} options={[{ value: 'a', label: name }]} />
      }
    />
  ),
  NavSearch: ({ text, name }) => (
    <NavSearch
      title={name}
      value={text}
      placeholder={text}
      onChange={none}
      back={{ href: '#x' }}
      words={allSaid(name)}
    />
  ),
  NavTextLink: ({ name }) => <NavBar title={name} actions={<NavTextLink href="#x">{name}</NavTextLink>} />,
  NewsCard: ({ text, name }) => (
    <List label={`${name} news`}>
      <NewsCard title={name} source={text} time={text} href="#x" words={allSaid(name)} />
    </List>
  ),
  NumberedSteps: ({ text, name }) => <NumberedSteps steps={[{ title: name, children: <Text>{text}</Text> }]} />,
  OptionCards: ({ text, name }) => (
    <OptionCards
      label={name}
      value={undefined}
      onChange={none}
      options={[
        { value: 'a', label: name, text, figure: text, detail: text },
        { value: 'b', label: `${name} 2`, disabledReason: text },
      ]}
    />
  ),
  OrderTicket: ({ text, name }) => (
    <OrderTicket
      stock={{ name, code: text, sub: text, price: text, priceLabel: text, change: text }}
      fields={{
        type: { label: text, control: <Text>{text}</Text> },
        quantity: <QuantityStepper label={name} value={text} onChange={none} unit={text} lot={100} />,
      }}
      notes={{ settlement: text, lock: text }}
      notice={text}
    >
      {text}
    </OrderTicket>
  ),
  OrderTicketBar: ({ text, name }) => (
    <OrderTicketBar total={{ label: name, note: text, value: text }}>
      <Button>{name}</Button>
    </OrderTicketBar>
  ),
  OtpField: ({ text, name }) => (
    <OtpField label={name} value={text} onChange={none} note={text} hint={text} error={text} />
  ),
  PaneDots: ({ name }) => <PaneDots current={0} count={3} words={allSaid(name)} />,
  Panes: ({ text, name }) => (
    <Panes label={name} words={allSaid(name)}>
      {[<Text key="a">{text}</Text>, <Text key="b">{name}</Text>]}
    </Panes>
  ),
  PasswordField: ({ text, name }) => (
    <PasswordField label={name} value={text} autoComplete="off" note={text} hint={text} words={allSaid(name)} />
  ),
  PositionRow: ({ text, name }) => (
    <List label={`${name} positions`}>
      <PositionRow
        name={name}
        code={text}
        tags={[{ label: text, side: 'buy' }, { label: name }]}
        profit={text}
        percent={text}
        quantity={{ label: name, text }}
        prices={[{ label: text, value: text }]}
        lock={text}
        href="#x"
        words={allSaid(name)}
      />
    </List>
  ),
  PriceChoices: ({ text, name }) => (
    <PriceChoices
      choices={[name, `${name} 2`, `${name} 3`].map((label) => ({
        label,
        price: text,
        selected: false,
        onPress: none,
      }))}
    />
  ),
  TicketChoice: ({ text, name }) => (
    <TicketChoice label={name}>
      <Text>{text}</Text>
    </TicketChoice>
  ),
  PullToRefresh: ({ text, name }) => (
    <PullToRefresh state="done" message={text} onRefresh={none} words={allSaid(name)}>
      <Text>{name}</Text>
    </PullToRefresh>
  ),
  QuantityStepper: ({ text, name }) => (
    <QuantityStepper
      label={name}
      value={text}
      onChange={none}
      unit={text}
      lot={100}
      note={text}
      disabledReason={text}
      limits={{ least: { value: 100, reason: text } }}
      words={allSaid(name)}
    />
  ),
  QuoteBoard: ({ text, name }) => (
    <QuoteBoard
      label={name}
      book={{
        sells: [{ price: text, quantity: text }],
        buys: [{ price: text, quantity: text }],
        last: { price: text, amount: text },
      }}
      closed={text}
      words={allSaid(name)}
    />
  ),
  RefusalCard: ({ text, name }) => (
    <RefusalCard
      tone="danger"
      icon={InfoIcon}
      title={name}
      facts={[{ label: name, value: text, parts: [{ label: text, value: text }] }]}
      can={{ title: name, items: [text] }}
      source={text}
      fix={{ label: name, onPress: none }}
      onClose={none}
      rest={[{ title: name, note: text, fix: { label: name, onPress: none } }]}
      words={allSaid(name)}
    />
  ),
  ReorderList: ({ text, name }) => (
    <ReorderList
      label={name}
      items={[
        { id: 'a', name, sub: text },
        { id: text, name: `${name} 2`, action: <RowAction icon={InfoIcon} label={`${name} 3`} onPress={none} /> },
      ]}
      onOrder={none}
    />
  ),
  RowAction: ({ text, name }) => (
    <List label={`${name} actions`}>
      <ListRow
        title={name}
        sub={text}
        value={text}
        action={<RowAction icon={InfoIcon} label={name} onPress={none} />}
      />
      <StockRow
        name={name}
        code={text}
        price={text}
        percent={text}
        href="#x"
        action={<RowAction icon={InfoIcon} label={`${name} 2`} on onPress={none} />}
      />
    </List>
  ),
  SearchedRows: ({ text, name }) => (
    <SearchedRows
      label={name}
      value={undefined}
      onChange={none}
      onDone={none}
      searchLabel={name}
      note={text}
      none={text}
      find={() => []}
      options={[{ value: 'a', label: name, sub: text }]}
    />
  ),
  RuleTicks: ({ text, name }) => (
    <RuleTicks
      label={name}
      rules={[
        { label: text, met: true },
        { label: `${name} 2`, met: false },
      ]}
      words={allSaid(name)}
    />
  ),
  ScrollTabs: ({ name }) => (
    <ScrollTabs
      label={name}
      value="a"
      onChange={none}
      tabs={[
        { value: 'a', label: name, count: 3 },
        { value: 'b', label: `${name} 2` },
      ]}
      words={allSaid(name)}
    />
  ),
  Seal: ({ text, name }) => <Seal text={text} label={name} />,
  Section: ({ text, name }) => (
    <Section title={name} note={text} link={{ label: name, href: '#x' }}>
      {text}
    </Section>
  ),
  SegmentedTabs: ({ name }) => (
    <SegmentedTabs
      label={name}
      value="a"
      onChange={none}
      options={[
        { value: 'a', label: name },
        { value: 'b', label: `${name} 2` },
      ]}
    />
  ),
  SessionClock: ({ text }) => <SessionClock session={text} tone="open" next={text} now={text} />,
  StatusBadge: ({ text }) => (
    <StatusBadge tone="progress" icon={InfoIcon}>
      {text}
    </StatusBadge>
  ),
  Stepper: ({ text, name }) => (
    <Stepper
      label={name}
      steps={[
        { label: name, progress: 'now', time: text },
        { label: `${name} 2`, progress: 'todo' },
      ]}
      words={allSaid(name)}
    />
  ),
  StockRow: ({ text, name }) => (
    <List label={`${name} stocks`}>
      <StockRow name={name} code={text} market={text} price={text} percent={text} amount={text} href="#x" />
      <StockRow name={name} code={text} halted={text} onPress={none} />
      <StockRow name={name} code={text} delisted={text} />
    </List>
  ),
  TabBar: ({ name }) => (
    <TabBar
      label={name}
      items={[name, `${name} 2`, `${name} 3`].map((label, at) => ({
        label,
        href: `#${at}`,
        icon: InfoIcon,
        current: at === 0,
        unread: true,
      }))}
      words={allSaid(name)}
    />
  ),
  Tag: ({ text }) => <Tag side="buy">{text}</Tag>,
  Text: ({ text }) => <Text tone="secondary">{text}</Text>,
  Rail: ({ text, name }) => (
    <Rail label={name}>
      <IndexCard name={text} value={1} percent={1} href="#" />
    </Rail>
  ),
  IndexCard: ({ text }) => (
    <ul>
      <IndexCard name={text} value={1} percent={1} href="#" />
    </ul>
  ),
  TextArea: ({ text, name }) => (
    <TextArea label={name} value={text} limit={20} onChange={none} hint={text} note={text} words={allSaid(name)} />
  ),
  Tiles: ({ name }) => (
    <Tiles
      label={name}
      tiles={[name, `${name} 2`, `${name} 3`, `${name} 4`].map((label, at) => ({
        label,
        href: `#${at}`,
        icon: InfoIcon,
      }))}
    />
  ),
  Timeline: ({ text, name }) => (
    <Timeline
      label={name}
      entries={[{ id: 'a', title: name, time: text, note: text, progress: 'now' }]}
      words={allSaid(name)}
    />
  ),
  Toast: ({ text, name }) => <Toast toast={{ id: name, tone: 'failed', text }} onEnd={none} duration={Infinity} />,
  Totals: ({ text, name }) => <Totals total={{ label: name, value: text }} after={[{ label: text, value: text }]} />,
  UnlocksAt: ({ text }) => <UnlocksAt>{text}</UnlocksAt>,
}

/** Those that lie over the page: each by itself, since whatever is below an open one is out of reach. */
export const hostileModals: Record<Modal, Render> = {
  ConfirmSheet: ({ text, name }) => (
    <ConfirmSheet
      open
      onClose={none}
      order={{ title: name, name, code: text, seal: text, tags: [{ label: text }, { label: name, side: 'buy' }] }}
      amounts={{
        lines: [{ label: name, value: text }],
        fees: [{ label: name, tier: text, value: text }],
        feesTotal: { label: text, value: text },
        total: { label: name, value: text },
        after: [{ label: text, value: text }],
      }}
      lockNote={text}
      state={{ kind: 'moved', text }}
      send={{ label: name, side: 'buy', onPress: none, disabledReason: text }}
      edit={name}
    />
  ),
  Dialog: ({ text, name }) => (
    <Dialog
      open
      title={name}
      safe={{ label: name, onPress: none }}
      act={{ label: `${name} 2`, onPress: none }}
      onClose={none}
    >
      {text}
    </Dialog>
  ),
  Picker: ({ text, name }) => (
    <Picker
      label={name}
      value={undefined}
      onChange={none}
      placeholder={text}
      note={text}
      hint={text}
      options={[
        { value: 'a', label: name, sub: text },
        { value: 'b', label: `${name} 2`, disabledReason: text },
      ]}
    />
  ),
  Sheet: ({ text, name }) => (
    <Sheet open onClose={none} title={name} footer={<Button>{name}</Button>} words={allSaid(name)}>
      {text}
    </Sheet>
  ),
}
