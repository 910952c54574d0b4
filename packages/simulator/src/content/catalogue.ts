import { publicInviteCodes } from '@kabuto/domain/session'
import { banks } from '@kabuto/domain/cards'
import { depositLimits, platformAccount } from '@kabuto/domain/funds'
import type { Row } from '../rows/row.ts'
import { channelIds } from '../features/funds/deposit.ts'
import { funds } from '../market/instruments/funds.ts'
import { namedInstruments } from '../market/instruments/named.ts'
import { portfolios, traders } from '../products/baskets/catalogue.ts'

type Rows = readonly (Row & Record<string, unknown>)[]

/** The index funds that lists and baskets begin with: one of Tokyo, one of New York. */
const indexFunds = new Set(['0A1B', 'KAFV1'])
const instruments = [...namedInstruments, ...funds.filter(({ instrument }) => indexFunds.has(instrument.symbol))]

/** Lists from the code that are written into db.json to be read and searched there. Planting reads none of them. */
export const catalogue: Readonly<Record<string, Rows>> = {
  banks: banks.map(({ code, name }) => ({ id: code, name })),
  channels: channelIds.map((id) => ({ id, ...platformAccount, ...depositLimits })),
  inviteCodes: publicInviteCodes.map((id) => ({ id, account: null })),
  instruments: instruments.map(({ instrument: { symbol, ...rest }, level, shares }) => ({
    id: symbol,
    ...rest,
    level,
    shares,
  })),
  traders,
  portfolios,
}
