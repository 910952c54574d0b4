import { hrefTo } from '@kabuto/domain/paths'
import {
  ComponentIcon,
  CpuIcon,
  HandCoinsIcon,
  type IconShape,
  LayersIcon,
  MoonIcon,
  NewspaperIcon,
  SproutIcon,
  TicketIcon,
  TimerIcon,
  UsersIcon,
} from '@kabuto/ui-kit/icons'

type TileName =
  'ipo' | 'blocks' | 'dayTrading' | 'afterHours' | 'etf' | 'ai' | 'fundraising' | 'follow' | 'loans' | 'news'

/** The product grid, in the order of the mock. */
export const tiles: { name: TileName; icon: IconShape; href: string }[] = [
  { name: 'ipo', icon: TicketIcon, href: hrefTo('offerings') },
  { name: 'blocks', icon: LayersIcon, href: hrefTo('blocks') },
  { name: 'dayTrading', icon: TimerIcon, href: hrefTo('dayTrading') },
  { name: 'afterHours', icon: MoonIcon, href: hrefTo('product', { product: 'aftermarket' }) },
  { name: 'etf', icon: ComponentIcon, href: hrefTo('product', { product: 'etf' }) },
  { name: 'ai', icon: CpuIcon, href: hrefTo('product', { product: 'ai' }) },
  { name: 'fundraising', icon: SproutIcon, href: hrefTo('product', { product: 'fundraising' }) },
  { name: 'follow', icon: UsersIcon, href: hrefTo('follow') },
  { name: 'loans', icon: HandCoinsIcon, href: hrefTo('loans') },
  { name: 'news', icon: NewspaperIcon, href: hrefTo('news') },
]
