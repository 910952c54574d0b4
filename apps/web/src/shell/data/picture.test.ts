import { done, idle, refused, refuse, sending } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureUpload } from './picture.ts'
import { bench, settle, useFakePage } from './testing.ts'

useFakePage()

const revoked = vi.fn<(address: string) => void>()

beforeEach(() => {
  let count = 0
  revoked.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked)
})

const picture = (text: string): Blob => new Blob([text], { type: 'image/jpeg' })

function room() {
  const { store, server, become } = bench()
  const proof = pictureUpload('proof')
  return {
    store,
    server,
    of: () => store.get(proof.submission),
    pick: async (text: string) => {
      const before = server.sent.length
      void store.set(proof.pick, picture(text))
      // A form with a file is read in more turns than the fake clock waits for.
      await vi.waitFor(() => expect(server.sent.length).toBe(before + 1))
    },
    remove: () => store.set(proof.remove),
    become,
  }
}

describe('a picture', () => {
  test('is sent for its purpose, and shown from this phone once it is there', async () => {
    const { server, of, pick } = room()
    expect(of()).toEqual(idle())
    await pick('slip')
    expect(of()).toEqual(sending())
    expect(server.sent.map(({ path }) => path)).toEqual(['common/upload'])
    await server.sent[0]?.answer({ id: 'upload-1' })
    await vi.waitFor(() => expect(of()).toEqual(done({ id: 'upload-1', preview: 'blob:1' })))
  })

  test('that is refused or lost says why, and another one can be chosen', async () => {
    const { server, of, pick } = room()
    await pick('large')
    await server.sent[0]?.refuse('uploadFailed', { reason: 'size', max: '5MB' })
    const refusal = refuse('uploadFailed', { reason: 'size', max: '5MB' })
    await vi.waitFor(() => expect(of()).toEqual(refused([refusal])))
    await pick('lost')
    await server.sent[1]?.cut()
    await vi.waitFor(() => expect(of()).toEqual(refused([refuse('offline', {})])))
    await pick('good')
    await server.sent[2]?.answer({ id: 'upload-3' })
    await vi.waitFor(() => expect(of()).toMatchObject(done({ id: 'upload-3' })))
  })

  test('that is replaced on its way says nothing any more', async () => {
    const { server, of, pick } = room()
    await pick('first')
    await pick('second')
    await server.sent[0]?.answer({ id: 'upload-1' })
    await settle(100)
    expect(of()).toEqual(sending())
    await server.sent[1]?.answer({ id: 'upload-2' })
    await vi.waitFor(() => expect(of()).toMatchObject(done({ id: 'upload-2' })))
  })

  test('that is stopped is none, whatever is answered', async () => {
    const { server, of, pick, remove } = room()
    await pick('slip')
    remove()
    expect(of()).toEqual(idle())
    await server.sent[0]?.answer({ id: 'upload-1' })
    await settle(100)
    expect(of()).toEqual(idle())
  })

  test('that is taken away leaves nothing on this phone', async () => {
    const { server, of, pick, remove } = room()
    await pick('slip')
    await server.sent[0]?.answer({ id: 'upload-1' })
    await vi.waitFor(() => expect(of()).toMatchObject({ state: 'done' }))
    remove()
    expect(of()).toEqual(idle())
    expect(revoked.mock.calls).toEqual([['blob:1']])
  })

  test('is nobody else’s', async () => {
    const { server, of, pick, become } = room()
    await pick('slip')
    await server.sent[0]?.answer({ id: 'upload-1' })
    await vi.waitFor(() => expect(of()).toMatchObject({ state: 'done' }))
    become('0000000002')
    expect(of()).toEqual(idle())
  })
})
