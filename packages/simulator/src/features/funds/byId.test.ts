import { beforeEach, describe, expect, test } from 'vitest'
import { bench, type Bench, clientOf, type MemberClient } from '../../testing.ts'

type Listed = { items: { id: string; kind: string }[]; next: string | null }

let room: Bench
let mine: MemberClient
let stranger: MemberClient
beforeEach(async () => {
  room = await bench(undefined, undefined, [
    { id: '0000000001', scenario: 'typical' },
    { id: '0000000002', scenario: 'typical' },
  ])
  mine = await clientOf(room, '0000000001')
  stranger = await clientOf(room, '0000000002')
})

const lists = [
  ['funds/records', { kind: 'deposit' }],
  ['funds/records', { kind: 'withdrawal' }],
  ['funds/records', { kind: 'exchange' }],
  ['funds/loans', {}],
] as const

describe('one record by its id', () => {
  test.each(lists)('%s %j: as in the list, and only one’s own', async (path, body) => {
    if ('kind' in body && body.kind === 'withdrawal') {
      const [card] = (await mine.granted('user/cards')) as { id: string }[]
      await mine.granted('funds/withdraw', { amount: '5000', cardId: card?.id, fundPassword: '20260712' })
    }
    const [record] = ((await mine.granted(path, body)) as Listed).items
    expect(record).toBeDefined()
    expect(await mine.granted(path, { ...body, id: record?.id })).toMatchObject({ items: [record], next: null })
    expect((await stranger.ask(path, { ...body, id: record?.id })).refusal).toMatchObject({
      code: 'notFound',
      params: { what: record?.id },
    })
    expect(await mine.refused(path, { ...body, id: 'none' })).toBe('notFound')
    expect((await mine.answer(path, { ...body, id: '' })).http).toBe(400)
    expect((await mine.answer(path, { ...body, id: 'x'.repeat(65) })).http).toBe(400)
  })

  test('is of the kind that was asked for', async () => {
    const [deposit] = ((await mine.granted('funds/records', { kind: 'deposit' })) as Listed).items
    expect(await mine.refused('funds/records', { kind: 'exchange', id: deposit?.id })).toBe('notFound')
  })
})
