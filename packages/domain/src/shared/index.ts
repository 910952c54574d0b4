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
export { fill, type ParamsOf, translation } from './words.ts'
