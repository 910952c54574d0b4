export type { Action } from './action.ts'
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar.tsx'
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx'
export { Banner, type BannerProps, type BannerTone } from './Banner/Banner.tsx'
export { BrandMark } from './BrandMark/BrandMark.tsx'
export { Button, type ButtonProps, type ButtonSize } from './Button/Button.tsx'
export type { ButtonKind } from './Button/kinds.ts'
export { Card, type CardProps } from './Card/Card.tsx'
export { type Cell, Cells } from './Cells/Cells.tsx'
export { Change, type ChangeProps, type ChangeSize } from './Change/Change.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { Columns } from './Columns/Columns.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx'
export { Field, type FieldProps } from './Field/Field.tsx'
export type { FigureSize } from './figure.ts'
export { type CheckedForm, useCheckedForm } from './form/useCheckedForm.ts'
export { Icon, type IconProps, type IconSize } from './Icon/Icon.tsx'
export {
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  BanIcon,
  BellIcon,
  CalendarIcon,
  ChartLineIcon,
  ChartPieIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleIcon,
  CirclePlayIcon,
  CircleXIcon,
  ClockIcon,
  ComponentIcon,
  ContrastIcon,
  CopyIcon,
  CpuIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  HandCoinsIcon,
  HeadsetIcon,
  HourglassIcon,
  HouseIcon,
  InfoIcon,
  LandmarkIcon,
  LayersIcon,
  ListIcon,
  LockIcon,
  LockOpenIcon,
  LogOutIcon,
  MoonIcon,
  NewspaperIcon,
  ReceiptTextIcon,
  RefreshCwIcon,
  SearchIcon,
  SettingsIcon,
  ShieldCheckIcon,
  ShieldIcon,
  SproutIcon,
  StarIcon,
  TicketIcon,
  TimerIcon,
  TriangleAlertIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
  XIcon,
  type IconShape,
} from './icons.ts'
export { type KeyValue, KeyValueList, type KeyValueListProps } from './KeyValueList/KeyValueList.tsx'
export { Link, type LinkProps } from './Link/Link.tsx'
export { List, type ListProps } from './List/List.tsx'
export { ListRow, type ListRowProps } from './ListRow/ListRow.tsx'
export { KitLocale, useKitLocale } from './locale.ts'
export { Money, type MoneyProps } from './Money/Money.tsx'
export { NavAction, type NavActionProps } from './NavBar/NavAction.tsx'
export { NavBar, type NavBarProps } from './NavBar/NavBar.tsx'
export type { PairEntry } from './NavBar/NavPair.tsx'
export { NavTextLink } from './NavBar/NavTextLink.tsx'
export { OrigamiScene } from './OrigamiScene/OrigamiScene.tsx'
export { Page, type PageProps } from './Page/Page.tsx'
export { Panes, type PanesProps } from './Panes/Panes.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx'
export { Picker, type PickerProps } from './Picker/Picker.tsx'
export type { PickerOption } from './Picker/PickerRows.tsx'
export type { OtherRefusal } from './RefusalCard/OtherRefusals.tsx'
export { RefusalCard, type RefusalCardProps } from './RefusalCard/RefusalCard.tsx'
export type { RefusalFact } from './RefusalCard/RefusalFacts.tsx'
export { Row, type RowProps } from './Row/Row.tsx'
export { Seal, type SealProps } from './Seal/Seal.tsx'
export { Section, type SectionProps } from './Section/Section.tsx'
export { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs/SegmentedTabs.tsx'
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx'
export { SimBar } from './SimBar/SimBar.tsx'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx'
export type { Gap } from './Stack/gaps.ts'
export { Stack } from './Stack/Stack.tsx'
export { StatusBadge, type StatusBadgeProps, type Tone } from './StatusBadge/StatusBadge.tsx'
export { TabBar, type TabBarItem, type TabBarProps } from './TabBar/TabBar.tsx'
export { type Tile, Tiles } from './Tiles/Tiles.tsx'
export { Text, type TextLook, type TextTone } from './Text/Text.tsx'
export type { ToastMessage } from './Toast/Pill.tsx'
export { Toast, type ToastProps } from './Toast/Toast.tsx'
export { k } from './tokens/k.ts'
export { type KitWord, kitWords, type WordsOf } from './words.ts'
