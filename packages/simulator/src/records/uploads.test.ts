import type { uploadPurposes } from '@kabuto/domain/account'
import { expect, test } from 'vitest'
import { bench } from '../testing.ts'

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** A picture of one pixel, without its colour: enough to be taken for one. */
const picture = Uint8Array.from([
  0x89,
  ...bytesOf('PNG\r\n'),
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  ...bytesOf('IHDR'),
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
  8,
  6,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  ...bytesOf('IEND'),
  0,
  0,
  0,
  0,
])

async function sender(account: string) {
  const room = await bench()
  const { token } = await room.login(account)
  const send = async (path: string, body: object = {}, file?: Uint8Array) =>
    (await room.send(path, body, { token, file })).body
  const sent = async (purpose: (typeof uploadPurposes)[number]) =>
    ((await send('common/upload', { purpose }, picture)).data as { id: string }).id
  const kept = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => room.ports.files.get(id)))).map((bytes) => bytes !== undefined)
  return { ...room, send, sent, kept }
}

test('of pictures that wait for a review nothing is left after beginning anew; the face stays', async () => {
  const { send, sent, kept, store } = await sender('0000000007')
  const [front, back, proof, unused, avatar] = [
    await sent('front'),
    await sent('back'),
    await sent('proof'),
    await sent('proof'),
    await sent('avatar'),
  ]
  expect(await send('user/update', { avatar })).toMatchObject({ status: 1 })
  expect(
    await send('user/submitIdentity', {
      name: '田中 実',
      nameKana: 'タナカ ミノル',
      idNumber: '000000000777',
      front,
      back,
    }),
  ).toMatchObject({ status: 1 })
  expect(await send('funds/deposit', { channel: 'bank', amount: '10000', proof })).toMatchObject({ status: 1 })
  const all = [front, back, proof, unused, avatar]
  expect(await kept(all)).toEqual([true, true, true, true, true])
  expect(await send('user/resetSimulation', { scenario: 'fresh' })).toMatchObject({ status: 1 })
  expect(await kept(all)).toEqual([false, false, false, false, true])
  expect((await store.all('uploads')).map(({ row }) => row.id)).toEqual([avatar])
})

test('a face goes when another takes its place', async () => {
  const { send, sent, kept } = await sender('0000000007')
  const [first, second] = [await sent('avatar'), await sent('avatar')]
  for (const avatar of [first, first, second])
    expect(await send('user/update', { avatar })).toMatchObject({ status: 1, data: { avatar } })
  await send('user/update', { lang: 'en' })
  expect(await kept([first, second])).toEqual([false, true])
  expect(await send('user/update', { avatar: 'sample-avatar' })).toMatchObject({ status: 1 })
  expect(await kept([second])).toEqual([false])
})

test('a face can be taken away, and what was uploaded for it goes', async () => {
  const { send, sent, kept } = await sender('0000000007')
  const face = await sent('avatar')
  await send('user/update', { avatar: face })
  expect(await send('user/update', { avatar: null })).toMatchObject({ status: 1, data: { avatar: null } })
  expect(await kept([face])).toEqual([false])
  expect(await send('user/update', { avatar: null, lang: 'en' })).toMatchObject({ status: 1, data: { avatar: null } })
})
