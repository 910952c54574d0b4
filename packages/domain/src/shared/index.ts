export { becauseOf } from './refusal/because.ts'
export {
  type Block,
  type BlockKind,
  blockKinds,
  type Blocks,
  checkBlocks,
  isInForce,
  type MemberAction,
  memberActions,
  permissionsOf,
} from './blocks.ts'
export { type Call, defineCall, type InputOf, type OutputOf, refusedAnywhere, type Role } from './wire/call.ts'
export { csvOf } from './format/csv.ts'
export { type Envelope, envelope, SUCCESS } from './wire/envelope.ts'
export { formatHash, shortenAddress } from './format/address.ts'
export { formatBig, formatLarge } from './format/big.ts'
export {
  type ChangeInput,
  type ChangeOptions,
  type ChangeParts,
  changeParts,
  type Direction,
  formatChange,
} from './format/change.ts'
export { formatClock, formatDate, formatDay, formatMoment, formatMonth, minuteOf } from './format/date.ts'
export { decimalsIn } from './format/decimal.ts'
export {
  type Currency,
  DASH,
  formatMoney,
  MINUS,
  type MoneyOptions,
  type MoneyParts,
  moneyParts,
} from './format/money.ts'
export { formatPercent, type PercentOptions } from './format/percent.ts'
export { spokenMoney } from './format/spoken.ts'
export { normaliseKana, readableKana } from './input/kana.ts'
export {
  isLanguage,
  type Language,
  languageAsked,
  languages,
  type ServerLanguage,
  serverLanguages,
} from './language.ts'
export {
  combine,
  failed,
  type Loadable,
  loading,
  mapped,
  ready,
  refreshing,
  type Stale,
  staleOf,
  valueOf,
} from './loadable.ts'
export { type FieldName, fieldNames } from './refusal/fields.ts'
export { amountToSend, LONGEST_TYPED, parseAmount, type Parsed, toHalfWidth } from './input/input.ts'
export {
  advance,
  canHappen,
  type Edge,
  finalStates,
  type Guard,
  type Machine,
  type MachineEvent,
  type Step,
} from './machine/machine.ts'
export {
  type Amount,
  atLeastZero,
  decimalsOf,
  divided,
  isAbove,
  isBelow,
  isMultiple,
  isSame,
  larger,
  minus,
  type Money,
  negated,
  percentOf,
  plus,
  quotient,
  rounded,
  type Rounding,
  smaller,
  split,
  sum,
  times,
  toYen,
} from './amount/money.ts'
export { moments } from './time/moments.ts'
export { type PasswordPart, passwordParts, passwordRule } from './input/passwords.ts'
export {
  balanceOf,
  type Entry,
  entryOf,
  type Imbalance,
  imbalanceOf,
  movement,
  type Posting,
} from './amount/posting.ts'
export { plainRomaji, romajiOf } from './input/romaji.ts'
export { sampleRefusals } from './refusal/samples.ts'
export { sampleSentences } from './refusal/sampleSentences.ts'
export { readAnswer } from './wire/readAnswer.ts'
export { type Refusal, type RefusalOf, refuse } from './refusal/refusal.ts'
export type {
  AmountUnit,
  NotAllowedRule,
  PendingOperation,
  SellRule,
  TooOftenCause,
  UploadReason,
} from './refusal/refusalParams.ts'
export {
  type CodeWithFix,
  fixesOf,
  fixOf,
  type RefusalCode,
  type RefusalFix,
  type RefusalParams,
  refusalTable,
  type RefusalTone,
} from './refusal/refusalTable.ts'
export {
  type RefusalKey,
  type RefusalTable,
  priceDecimals,
  refusalValues,
  type RefusalWord,
  refusalWords,
  sentenceOf,
} from './refusal/refusalWords.ts'
export { REVIEW_MS, reviewEdges } from './machine/review.ts'
export { isTeaching, type Scenario, scenarios } from './scenarios.ts'
export { type StateName, stateNames, type StateTone, toneOfState } from './machine/states.ts'
export { type SuccessCode, successCodes, type SuccessTable } from './refusal/success.ts'
export { confirming, done, idle, isUnderWay, refused, sending, type Submission } from './submission.ts'
export {
  addBusinessDays,
  businessDayFrom,
  businessDaysBefore,
  isBusinessDay,
  lastBusinessDay,
  settledFrom,
  settlementDate,
} from './time/businessDays.ts'
export { type Calendar, calendarOf, newYork, tokyo } from './time/calendars.ts'
export {
  type HolidayName,
  kinds,
  type Market,
  type OrderSession,
  orderSessions,
  type SessionKind,
} from './time/calendar.ts'
export { addDays, type Day, dayNumber, dayOf, inForce, weekdayOf } from './time/days.ts'
export { fundsHours, fundsWindow } from './time/fundsWindow.ts'
export { holidayName } from './time/holidays.ts'
export { type TradingDay, tradingDay, type TradingHours } from './time/hours.ts'
export { newYorkInstant, newYorkTime } from './time/newYorkTime.ts'
export { fillsAt, nextClose, nextOpen, sessionAt, type SessionNow, takesOrders, tradeDayAt } from './time/sessions.ts'
export { toIso, tokyoInstant, tokyoTime } from './time/tokyoTime.ts'
export { type Instant, localInstant, localTime, type LocalTime, newYorkClocks } from './time/zone.ts'
export { tooOften } from './refusal/tooOften.ts'
export { triesRule } from './refusal/triesRule.ts'
export { fill, type ParamsOf, type SameParams, translation } from './refusal/words.ts'
