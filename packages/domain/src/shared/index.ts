export { type Call, defineCall, type InputOf, type OutputOf } from './call.ts'
export { type Envelope, envelope, SUCCESS } from './envelope.ts'
export { formatBig, formatLarge } from './format/big.ts'
export { type ChangeInput, type ChangeOptions, type ChangeParts, changeParts, type Direction, formatChange, formatPercent } from './format/change.ts'
export { formatClock, formatDate, formatDay, formatMoment } from './format/date.ts'
export { type Currency, DASH, formatMoney, MINUS, type MoneyOptions, type MoneyParts, moneyParts } from './format/money.ts'
export { isLanguage, type Language, languages, type ServerLanguage, serverLanguages } from './language.ts'
export { failed, type Loadable, loading, ready, refreshing } from './loadable.ts'
export { type Amount, atLeastZero, isAbove, isBelow, minus, negated, percentOf, plus, smaller, sum, times, toYen } from './money.ts'
export { toHalfWidth } from './input.ts'
export {
  isRefusalCode,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
  type RefusalParams,
  type RefusalTone,
  refusalTones,
  refuse,
} from './refusal.ts'
export { type RefusalTable, refusalValues, refusalWords } from './refusalWords.ts'
export { confirming, done, idle, refused, sending, type Submission } from './submission.ts'
export { fundsHours, fundsWindow } from './time/fundsWindow.ts'
export { addBusinessDays, businessDayFrom, isBusinessDay } from './time/businessDays.ts'
export { holidayName } from './time/holidays.ts'
export { type Day, type Instant, toIso, tokyoInstant, tokyoTime } from './time/tokyoTime.ts'
export { fill, type ParamsOf, translation } from './words.ts'
