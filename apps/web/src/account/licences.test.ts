import { failed, loading, refuse } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { licencesAtom } from './licences.ts'

useFakePage()

/** The page asks for the file, and is answered. */
async function answered(response: Response | 'cut') {
  const room = bench()
  expect(room.store.get(licencesAtom)).toEqual(loading())
  void room.store.set(licencesAtom)
  await settle()
  const [sent] = room.server.sent
  await (response === 'cut' ? sent?.cut() : sent?.reply(response))
  await settle()
  return room
}

const file = [
  { name: 'react', version: '19.2.0', identifier: 'MIT', text: 'MIT License' },
  { name: '@kabuto/ui-kit', version: '0.1.0', identifier: 'MIT', text: '' },
  { name: 'big', version: '1.0.0', identifier: null, text: null },
]

describe('the licences', () => {
  test('are those of all that the build has put into the app, and of the icons; asked for once', async () => {
    const room = await answered(Response.json(file))
    expect(room.store.get(licencesAtom)).toMatchObject({
      state: 'ready',
      value: [
        { name: 'big', licence: '', text: '' },
        { name: 'lucide', licence: 'ISC' },
        { name: 'react', version: '19.2.0', licence: 'MIT', text: 'MIT License' },
      ],
    })
    void room.store.set(licencesAtom)
    await settle()
    expect(room.server.sent).toHaveLength(1)
  })

  test.each([
    ['cut', 'offline'],
    [Response.json({ no: 'list' }), 'badAnswer'],
    [new Response('<!doctype html>'), 'badAnswer'],
    [new Response('', { status: 404 }), 'badAnswer'],
  ] as const)('that cannot be had (%s) are told as %s, and can be asked for again', async (response, code) => {
    const room = await answered(response)
    expect(room.store.get(licencesAtom)).toEqual(failed(refuse(code, {})))
    void room.store.set(licencesAtom)
    await settle()
    expect(room.server.sent).toHaveLength(2)
  })
})
