import type { Language } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { styled } from 'styled-components'
import { Board, useSamples } from '../base/board.tsx'
import {
  BanIcon,
  CalendarIcon,
  ChartPieIcon,
  CheckIcon,
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
} from '../icons.ts'
import { k } from '../tokens/k.ts'
import { StatusBadge, type Tone } from './StatusBadge.tsx'

const meta = preview.meta({ title: 'Kit/StatusBadge', component: StatusBadge })

export const Playground = meta.story({ args: { tone: 'progress', icon: HourglassIcon, children: '審査中' } })

export const Neutral = meta.story({ args: { tone: 'neutral', icon: CircleDashedIcon, children: '未確認' } })
export const Info = meta.story({ args: { tone: 'info', icon: ChartPieIcon, children: '保有中' } })
export const Progress = meta.story({ args: { tone: 'progress', icon: HourglassIcon, children: '審査中' } })
export const Success = meta.story({ args: { tone: 'success', icon: ShieldCheckIcon, children: '確認済み' } })
export const Danger = meta.story({ args: { tone: 'danger', icon: LockIcon, children: '凍結中' } })
export const Event = meta.story({ args: { tone: 'event', icon: TicketIcon, children: '申込中' } })

export const LongWords = meta.story({
  name: '長いことば',
  args: { tone: 'danger', icon: BanIcon, children: '本人確認の期限が過ぎたため、出金を停止しています' },
})

type Status = [status: string, tone: Tone, icon: IconShape, ja: string, en: string, zhHant: string]
type Area = [ja: string, en: string, zhHant: string, statuses: Status[]]

/** DESIGN §9, row by row. The kit knows no status; this table is here to be looked at. */
const areas: Area[] = [
  [
    '本人確認',
    'Identity',
    '實名驗證',
    [
      ['unverified', 'neutral', CircleDashedIcon, '未確認', 'Not verified', '未驗證'],
      ['under review', 'progress', HourglassIcon, '審査中', 'In review', '審核中'],
      ['verified', 'success', ShieldCheckIcon, '確認済み', 'Verified', '已驗證'],
    ],
  ],
  [
    '入金・出金・借入・立会外',
    'Deposit, withdrawal, loan, block trade',
    '存款・提款・借款・大宗',
    [
      ['pending review', 'progress', HourglassIcon, '審査中', 'In review', '審核中'],
      ['passed', 'success', CircleCheckIcon, '承認', 'Approved', '已通過'],
      ['rejected', 'danger', CircleXIcon, '却下', 'Rejected', '已駁回'],
      ['cancelled', 'neutral', BanIcon, '取消済み', 'Cancelled', '已取消'],
      ['repaid', 'success', CircleCheckIcon, '返済済み', 'Repaid', '已還清'],
    ],
  ],
  [
    'IPO',
    'IPO',
    'IPO',
    [
      ['to be subscribed', 'info', CalendarIcon, '申込前', 'Upcoming', '待申購'],
      ['subscribing', 'event', TicketIcon, '申込中', 'Open', '申購中'],
      ['ended', 'neutral', CircleIcon, '受付終了', 'Closed', '已結束'],
    ],
  ],
  [
    '抽選',
    'Lottery',
    '抽籤',
    [
      ['awaiting draw', 'progress', HourglassIcon, '抽選待ち', 'Awaiting draw', '待抽籤'],
      ['won', 'success', CircleCheckIcon, '当選', 'Allotted', '中籤'],
      ['not won', 'neutral', CircleXIcon, '落選', 'Not allotted', '未中籤'],
      ['unpaid', 'neutral', ClockIcon, '未払込（失効）', 'Not paid, void', '未繳款（失效）'],
      ['payment complete', 'success', ReceiptTextIcon, '払込済み', 'Paid', '已繳款'],
      ['abstained', 'neutral', BanIcon, '辞退', 'Declined', '已放棄'],
    ],
  ],
  [
    '建玉',
    'Position',
    '持倉',
    [
      ['holding', 'info', ChartPieIcon, '保有中', 'Holding', '持有中'],
      ['pending order', 'progress', HourglassIcon, '注文中', 'Pending', '委託中'],
      ['preparing to close', 'progress', ClockIcon, '決済準備中', 'Closing', '準備平倉'],
      ['closed', 'neutral', CheckIcon, '決済済み', 'Closed', '已平倉'],
      ['sold', 'neutral', ReceiptTextIcon, '売却済み', 'Sold', '已賣出'],
      ['cancelled', 'neutral', BanIcon, '取消済み', 'Cancelled', '已撤單'],
    ],
  ],
  [
    'フォロー',
    'Follow',
    '跟單',
    [
      ['in progress', 'info', CirclePlayIcon, '運用中', 'Running', '進行中'],
      ['ended', 'neutral', CircleIcon, '終了', 'Ended', '已結束'],
    ],
  ],
  [
    'デイトレード',
    'Day trade',
    '當日沖銷',
    [
      ['applied', 'progress', HourglassIcon, '申込済み', 'Applied', '已申請'],
      ['open', 'info', CirclePlayIcon, '取引中', 'Open', '交易中'],
      ['closed', 'neutral', CheckIcon, '決済済み', 'Closed', '已平倉'],
      ['refused', 'danger', CircleXIcon, '拒否', 'Refused', '已拒絕'],
    ],
  ],
  [
    '口座の制限',
    'Account',
    '帳戶限制',
    [
      ['frozen', 'danger', LockIcon, '凍結中', 'Frozen', '已凍結'],
      ['trade barred', 'danger', BanIcon, '取引停止', 'Trading barred', '暫停交易'],
      ['withdrawal barred', 'danger', BanIcon, '出金停止', 'Withdrawals barred', '暫停提款'],
      ['login banned', 'danger', LockIcon, 'ログイン停止', 'Login banned', '禁止登入'],
    ],
  ],
]

const at: Record<Language, 0 | 1 | 2> = { ja: 0, en: 1, 'zh-Hant': 2 }

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${k.space[3]};
  }
`

const Code = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

/** Also the smoke test of every pair of tone and word in three languages. */
export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const word = useSamples(at)
    return (
      <>
        {areas.map((area) => (
          <Board key={area[1]} title={area[word]}>
            <List>
              {area[3].map(([status, tone, icon, ...names]) => (
                <li key={status}>
                  <StatusBadge tone={tone} icon={icon}>
                    {names[word]}
                  </StatusBadge>
                  <Code lang="en">{status}</Code>
                </li>
              ))}
            </List>
          </Board>
        ))}
      </>
    )
  },
})
