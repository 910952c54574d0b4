export { becauseOf } from './because.ts'
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
export { type Call, defineCall, type InputOf, type OutputOf, refusedAnywhere, type Role } from './call.ts'
export { csvOf } from './csv.ts'
export { type Envelope, envelope, SUCCESS } from './envelope.ts'
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
export { normaliseKana, readableKana } from './kana.ts'
export { isLanguage, type Language, languages, type ServerLanguage, serverLanguages } from './language.ts'
export { failed, type Loadable, loading, mapped, ready, refreshing, type Stale, together, valueOf } from './loadable.ts'
export { type FieldName, fieldNames } from './fields.ts'
export { amountToSend, LONGEST_TYPED, parseAmount, type Parsed, toHalfWidth } from './input.ts'
export {
  advance,
  canHappen,
  type Edge,
  finalStates,
  type Guard,
  type Machine,
  type MachineEvent,
  type Step,
} from './machine.ts'
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
} from './money.ts'
export { moments } from './moments.ts'
export { type PasswordPart, passwordParts, passwordRule } from './passwords.ts'
export { balanceOf, type Entry, entryOf, type Imbalance, imbalanceOf, movement, type Posting } from './posting.ts'
export { plainRomaji, romajiOf } from './romaji.ts'
export { sampleRefusals } from './samples.ts'
export { readAnswer } from './readAnswer.ts'
export { type Refusal, type RefusalOf, refuse } from './refusal.ts'
export type {
  AmountUnit,
  NotAllowedRule,
  PendingOperation,
  SellRule,
  TooOftenCause,
  UploadReason,
} from './refusalParams.ts'
export {
  type CodeWithFix,
  fixesOf,
  fixOf,
  type RefusalCode,
  type RefusalFix,
  type RefusalParams,
  refusalTable,
  type RefusalTone,
} from './refusalTable.ts'
export {
  type RefusalKey,
  type RefusalTable,
  priceDecimals,
  refusalValues,
  type RefusalWord,
  refusalWords,
  sentenceOf,
} from './refusalWords.ts'
export { REVIEW_MS, reviewEdges } from './review.ts'
export { isTeaching, type Scenario, scenarios } from './scenarios.ts'
export { type StateName, stateNames, type StateTone, toneOfState } from './states.ts'
export { type SuccessCode, successCodes, type SuccessTable } from './success.ts'
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
export { tooOften } from './tooOften.ts'
export { triesRule } from './triesRule.ts'
export { fill, type ParamsOf, type SameParams, translation } from './words.ts'
