export { BrandMark } from './BrandMark/BrandMark.tsx'
export { Button, type ButtonProps, type ButtonSize } from './Button/Button.tsx'
export type { ButtonKind } from './Button/kinds.ts'
export { Change, type ChangeProps, type ChangeSize } from './Change/Change.tsx'
export { Field, type FieldProps } from './Field/Field.tsx'
export type { FigureSize } from './figure.ts'
export { Icon, type IconProps, type IconSize } from './Icon/Icon.tsx'
export {
  ArrowDownToLineIcon,
  BanIcon,
  CalendarIcon,
  ChartPieIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleIcon,
  CirclePlayIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  type IconShape,
  LockIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  TicketIcon,
} from './icons.ts'
export { KitLocale, useKitLocale } from './locale.ts'
export { Money, type MoneyProps } from './Money/Money.tsx'
export { Page } from './Page/Page.tsx'
export { Seal, type SealProps } from './Seal/Seal.tsx'
export { SimBar } from './SimBar/SimBar.tsx'
export { StatusBadge, type StatusBadgeProps, type Tone } from './StatusBadge/StatusBadge.tsx'
export { type Gap, Stack } from './Stack/Stack.tsx'
export { Text, type TextLook, type TextTone } from './Text/Text.tsx'
export { k } from './tokens/k.ts'
export { type KitWord, kitWords, type WordsOf } from './words.ts'
