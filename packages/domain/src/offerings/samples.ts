import { drawLots, entropyOf, seedHashOf, ticketsHashOf } from './draw.ts'
import type { Drawn, IpoApplication, Offer, Raise, RaiseApplication } from './entities.ts'

const names = { ja: '桔梗ロボティクス', kana: 'キキョウロボティクス', en: 'Kikyo Robotics', zhHant: '桔梗機器人' }

const offer: Offer = {
  id: 'ipo-1',
  symbol: '0K3A',
  names,
  section: 'growth',
  sector: 'machinery',
  state: 'subscribing',
  underwritingPrice: '1520',
  totalLots: 4000,
  lotSize: 100,
  maxLots: 10,
  subscriptionFrom: '2026-11-17T00:00:00+09:00',
  deadline: '2026-11-24T11:00:00+09:00',
  payDeadline: '2026-11-30T12:00:00+09:00',
  issueDate: '2026-12-04',
  draw: {
    seedHash: seedHashOf('kikyo-2026', { offerId: 'ipo-1', totalLots: 4000 }),
    ticketsHash: null,
    seed: null,
    entropy: null,
    at: '2026-11-24T18:00:00+09:00',
  },
  about: ['倉庫で荷物を運ぶロボットをつくる、架空の会社です。'],
  risks: ['上場後の価格は、公開価格を下回ることがあります。'],
}

const past = {
  offerId: 'ipo-3',
  totalLots: 4,
  seed: 'akane-2026',
  entropy: entropyOf('2026-11-10', [
    { name: 'nikkei225', value: '47905.15' },
    { name: 'topix', value: '3318.04' },
  ]),
}
const tickets = [
  { number: 1, lots: 3 },
  { number: 2, lots: 1 },
  { number: 3, lots: 2 },
]

/** What was drawn for the offer that has ended. */
export const sampleDrawn: Drawn = { tickets, results: drawLots({ ...past, tickets }) }

export const sampleOffers: Offer[] = [
  offer,
  {
    ...offer,
    id: 'ipo-2',
    symbol: '0M18',
    state: 'toBeSubscribed',
    subscriptionFrom: '2026-12-01T00:00:00+09:00',
    deadline: '2026-12-07T11:00:00+09:00',
  },
  {
    ...offer,
    id: 'ipo-3',
    symbol: '0B27',
    state: 'ended',
    totalLots: past.totalLots,
    subscriptionFrom: '2026-11-02T00:00:00+09:00',
    deadline: '2026-11-10T11:00:00+09:00',
    payDeadline: '2026-11-16T12:00:00+09:00',
    issueDate: '2026-11-20',
    draw: {
      seedHash: seedHashOf(past.seed, past),
      ticketsHash: ticketsHashOf(tickets),
      seed: past.seed,
      entropy: past.entropy,
      at: '2026-11-10T18:00:00+09:00',
    },
  },
]

const application: IpoApplication = {
  id: 'ia-1',
  offerId: 'ipo-1',
  orderNumber: 'KB20261118-000912',
  ticket: 912,
  symbol: '0K3A',
  names,
  underwritingPrice: '1520',
  lotSize: 100,
  deadline: offer.deadline,
  issueDate: '2026-12-04',
  state: 'awaitingDraw',
  appliedAt: '2026-11-18T20:15:00+09:00',
  lots: 3,
  winningLots: null,
  paidLots: null,
  amountToSubscribe: '456000',
  amountSubscribed: '0',
  payDeadline: '2026-11-30T12:00:00+09:00',
  draw: offer.draw,
}

export const sampleIpoApplications: IpoApplication[] = [
  application,
  { ...application, id: 'ia-2', state: 'won', winningLots: 2, amountToSubscribe: '304000' },
  { ...application, id: 'ia-3', state: 'notWon', winningLots: 0, amountToSubscribe: '0' },
  {
    ...application,
    id: 'ia-4',
    state: 'paymentComplete',
    winningLots: 2,
    paidLots: 1,
    amountToSubscribe: '304000',
    amountSubscribed: '152000',
  },
  { ...application, id: 'ia-5', state: 'abstained', winningLots: 1, amountToSubscribe: '152000' },
  { ...application, id: 'ia-6', state: 'unpaid', winningLots: 1, amountToSubscribe: '152000' },
  { ...application, id: 'ia-7', state: 'cancelled', appliedAt: '2026-11-17T09:30:00+09:00' },
]

export const sampleRaise: Raise = {
  id: 'raise-1',
  symbol: '0512',
  names: { ja: '若竹エナジー', kana: 'ワカタケエナジー', en: 'Wakatake Energy', zhHant: '若竹能源' },
  state: 'subscribing',
  price: '880',
  unit: 100,
  minimum: '88000',
  maximum: '4400000',
  target: '299200000',
  raised: '121440000',
  opensAt: '2026-11-16T09:00:00+09:00',
  deadline: '2026-11-27T15:00:00+09:00',
  issueDate: '2026-12-08',
  lockedThrough: '2027-03-08',
  risks: ['2027年3月8日まで売却できません。', '価格は募集価格を下回ることがあります。'],
}

const { symbol, names: raiser } = sampleRaise

export const sampleRaiseApplications: RaiseApplication[] = [
  {
    id: 'ra-1',
    raiseId: 'raise-1',
    orderNumber: 'KB20261119-000310',
    symbol,
    names: raiser,
    amount: '264000',
    state: 'pending',
    appliedAt: '2026-11-19T10:00:00+09:00',
    decidedAt: null,
    allotted: null,
  },
  {
    id: 'ra-2',
    raiseId: 'raise-0',
    orderNumber: 'KB20261012-000118',
    symbol,
    names: raiser,
    amount: '176000',
    state: 'passed',
    appliedAt: '2026-10-12T10:00:00+09:00',
    decidedAt: '2026-10-12T10:01:00+09:00',
    allotted: '176000',
  },
  {
    id: 'ra-3',
    raiseId: 'raise-0',
    orderNumber: 'KB20261001-000099',
    symbol,
    names: raiser,
    amount: '176000',
    state: 'rejected',
    appliedAt: '2026-10-01T10:00:00+09:00',
    decidedAt: '2026-10-01T10:01:00+09:00',
    allotted: null,
    reason: '募集額に達しました。',
  },
]
