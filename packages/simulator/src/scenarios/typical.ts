import type { Member } from '@kabuto/domain/account'
import type { Card } from '@kabuto/domain/cards'
import type { FundsParts } from '@kabuto/domain/funds'
import { addBusinessDays, type Instant, tokyoInstant, tokyoTime, toIso } from '@kabuto/domain/shared'

const CLOSING = 15 * 60 + 30

/** The one book of the mocks (DESIGN §11), with its days counted from the day it is planted. */
export function typicalFunds(now: Instant): FundsParts {
  const { day } = tokyoTime(now)
  return {
    settled: '4114358',
    unsettled: [
      { amount: '99401', what: '織部紡績', settles: addBusinessDays(day, 1), tradingDays: 'T+1' },
      { amount: '99241', what: '織部紡績', settles: addBusinessDays(day, 2), tradingDays: 'T+2' },
    ],
    holds: [
      { id: 'margin-0166', kind: 'margin', amount: '390500', what: '椿製薬 2倍' },
      { id: 'order-0263', kind: 'order', amount: '502500', what: '白川食品', frees: toIso(tokyoInstant(day, CLOSING)) },
    ],
    loan: { owed: '302958', interest: '2958', due: addBusinessDays(day, 3) },
    shares: '2058300',
    marginProfit: '74000',
    profit: '128500',
    closingFees: '1560',
    dayChange: '84210',
    usd: { amount: '43475.86', mid: '154.20' },
    credit: { score: typicalMember.creditScore, limit: '2000000', borrowed: '300000', pending: '0' },
  }
}

export const typicalMember = {
  name: '佐藤 美咲', identity: 'verified', avatar: null, lang: 'ja', seatAccount: null, creditScore: 82, isDemo: true, scenario: 'typical', blocks: {},
} as const satisfies Partial<Member>

export const typicalCards: readonly Card[] = [
  { id: 'card-1', region: 'jp', bankName: 'あさぎ模擬銀行', bankCode: '9993', branchName: '本店', branchCode: '001', kind: 'ordinary', numberEnd: '305', holder: 'サトウ ミサキ' },
  { id: 'card-2', region: 'jp', bankName: 'カブト模擬ゆうちょ', bankCode: '9990', branchName: '〇一八店', branchCode: '018', kind: 'ordinary', numberEnd: '712', holder: 'サトウ ミサキ' },
]
