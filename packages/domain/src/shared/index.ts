export { type Call, defineCall, type InputOf, type OutputOf } from './call.ts'
export { type Envelope, envelope, SUCCESS } from './envelope.ts'
export { formatBig, formatLarge } from './format/big.ts'
export {
  type ChangeInput,
  type ChangeOptions,
  type ChangeParts,
  type Direction,
  changeParts,
  formatChange,
  formatPercent,
} from './format/change.ts'
export { type Currency, DASH, formatMoney, MINUS, type MoneyOptions, type MoneyParts, moneyParts } from './format/money.ts'
export { isLanguage, type Language, languages, type ServerLanguage, serverLanguages } from './language.ts'
export { failed, type Loadable, loading, type Problem, ready, refreshing } from './loadable.ts'
export { faultWords, problemWords } from './problemWords.ts'
export { fill, type ParamsOf, translation } from './words.ts'
