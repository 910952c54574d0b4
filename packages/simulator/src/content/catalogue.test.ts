import { banks } from '@kabuto/domain/cards'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { wordedRoom } from './testing.ts'

const ids = (name: string): string[] => (catalogue[name] ?? []).map(({ id }) => id)

test('what is shown to be looked at is what the simulator works with', async () => {
  const { ask } = await wordedRoom()
  expect(await ask('funds/channels')).toMatchObject(
    (catalogue['channels'] ?? []).map(({ id, number, min, max }) => ({ id, number, min, max })),
  )
  expect(ids('banks')).toEqual(banks.map(({ code }) => code))
  const traders = (await ask('follow/traders')) as { id: string }[]
  expect(ids('traders').toSorted()).toEqual(traders.map(({ id }) => id).toSorted())
  const { portfolios } = (await ask('ai/portfolios')) as { portfolios: { id: string }[] }
  expect(ids('portfolios').toSorted()).toEqual(portfolios.map(({ id }) => id).toSorted())
  const quotes = (await ask('market/quotes', { symbols: ids('instruments').slice(0, 10) })) as { symbol: string }[]
  expect(quotes.map(({ symbol }) => symbol)).toEqual(ids('instruments').slice(0, 10))
})
