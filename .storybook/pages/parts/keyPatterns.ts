import type { KitPart } from './kitParts.ts'

/** The ARIA patterns that the kit's parts follow. */
type KeyPattern =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'carousel'
  | 'checkbox'
  | 'dialog'
  | 'file'
  | 'form'
  | 'link'
  | 'navigation'
  | 'radios'
  | 'select'
  | 'slider'
  | 'steps'
  | 'tabs'
  | 'textbox'
  | 'toggle'

/** Nothing in them can be pressed, chosen or typed into; a new part is either here or below. */
export const still = [
  'ActionBar',
  'Avatar',
  'BelowFold',
  'BrandMark',
  'Cells',
  'Change',
  'Columns',
  'CompareBeforeAfter',
  'Fees',
  'FigureMask',
  'FormDrafts',
  'HistorySkeleton',
  'HoursBar',
  'Icon',
  'InSteps',
  'KitLocale',
  'LimitMeter',
  'List',
  'ListHead',
  'ModalLayers',
  'Marked',
  'Money',
  'Offline',
  'NewsCardSkeleton',
  'NumberedSteps',
  'OrderTicketBar',
  'OrigamiScene',
  'Page',
  'PageBottom',
  'PageMark',
  'PageNote',
  'PageTop',
  'PaneDots',
  'PositionRowSkeleton',
  'Row',
  'RuleTicks',
  'Seal',
  'SessionClock',
  'SimBar',
  'Skeleton',
  'Sparkline',
  'Stack',
  'StaleFigures',
  'StatusBadge',
  'Stepper',
  'StockRowSkeleton',
  'Tag',
  'TeachingBar',
  'Text',
  'TicketChoice',
  'Timeline',
  'Toast',
  'Totals',
  'UnlocksAt',
] as const satisfies readonly KitPart[]

/** The file of stories, and the one whose play function proves the pattern. */
type Proof = { pattern: KeyPattern; file: string; story: string }

const own = (part: string, pattern: KeyPattern, story = 'Playground'): Proof => ({
  pattern,
  file: `Kit/${part}`,
  story,
})
/** Pressed with keys of the browser itself. */
const really = (part: string, pattern: KeyPattern): Proof => ({
  pattern,
  file: 'Foundations/Keyboard',
  story: `${part}Keys`,
})

export const keyPatterns: Record<Exclude<KitPart, (typeof still)[number]>, Proof> = {
  AllocationDonut: really('AllocationDonut', 'slider'),
  AmountField: own('AmountField', 'textbox'),
  Article: own('Article', 'link'),
  Banner: own('Banner', 'button', 'WithAction'),
  BarsChart: really('BarsChart', 'slider'),
  Button: own('Button', 'button'),
  Card: own('Card', 'link', 'Tappable'),
  ChartPanel: really('ChartPanel', 'slider'),
  ChatBubble: own('ChatBubble', 'button', 'Failed'),
  ChatComposer: own('ChatComposer', 'textbox'),
  Checkbox: own('Checkbox', 'checkbox'),
  Checklist: own('Checklist', 'link'),
  Chip: own('Chip', 'toggle'),
  Chips: really('Chips', 'radios'),
  ConfirmSheet: really('ConfirmSheet', 'dialog'),
  CopyPress: own('KeyValueList', 'button', 'Copy'),
  Dialog: really('Dialog', 'alertdialog'),
  EmptyState: own('EmptyState', 'link'),
  ErrorState: own('ErrorState', 'alert'),
  Field: own('Field', 'textbox'),
  HistoryChart: really('HistoryChart', 'slider'),
  ImageUpload: own('ImageUpload', 'file'),
  InfiniteList: own('InfiniteList', 'button', 'Failed'),
  KeyValueList: own('KeyValueList', 'button', 'Copy'),
  Link: own('Link', 'link'),
  ListRow: own('ListRow', 'button', 'Press'),
  MoneyStepper: own('MoneyStepper', 'steps', 'ByKeyboard'),
  MonthCalendar: own('MonthCalendar', 'button', 'Months'),
  NavAction: own('NavBar', 'toggle', 'Switch'),
  NavBar: own('NavBar', 'navigation', 'Pair'),
  NavChoice: own('NavBar', 'select', 'Choice'),
  NavSearch: own('NavSearch', 'form'),
  NavTextLink: own('NavBar', 'link'),
  NewsCard: own('NewsCard', 'link'),
  NoteBar: own('NoteBar', 'button', 'WithAction'),
  OptionCards: really('OptionCards', 'radios'),
  OrderTicket: own('OrderTicket', 'form'),
  OtpField: own('OtpField', 'textbox'),
  Panes: own('Panes', 'carousel'),
  PasswordField: own('PasswordField', 'toggle', 'ByKeyboard'),
  Picker: really('Picker', 'dialog'),
  PositionRow: own('PositionRow', 'link'),
  PriceChoices: own('OrderTicket', 'toggle'),
  PullToRefresh: own('PullToRefresh', 'button', 'Keyboard'),
  QuantityStepper: own('QuantityStepper', 'steps'),
  QuoteBoard: own('QuoteBoard', 'button', 'Picks'),
  RefusalCard: really('RefusalCard', 'alert'),
  ReorderList: own('ReorderList', 'button'),
  RowAction: own('ListRow', 'toggle', 'WithAction'),
  AnchorTabs: own('AnchorTabs', 'tabs'),
  ScrollTabs: own('ScrollTabs', 'tabs'),
  Section: own('Section', 'link', 'WithLink'),
  SearchedRows: own('Picker', 'textbox', 'Searched'),
  SegmentedTabs: really('SegmentedTabs', 'radios'),
  Sheet: really('Sheet', 'dialog'),
  StockRow: own('StockRow', 'button', 'Press'),
  TabBar: own('TabBar', 'navigation'),
  TextArea: own('TextArea', 'textbox'),
  Tiles: own('Tiles', 'link'),
  IndexCard: own('IndexCard', 'link'),
  Rail: own('Rail', 'link'),
}
