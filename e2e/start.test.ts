import { afterEach, beforeEach, expect, test } from 'vitest'
import { booksFolder, startedKabuto, startKabuto } from './kabuto.ts'

let books: ReturnType<typeof booksFolder>
beforeEach(() => {
  books = booksFolder()
})
afterEach(() => books.remove())

const config = (address: string): Promise<Response> =>
  fetch(`${address}api/vue/common/config?language=Japan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"all"}',
  })

test('a start serves page and calls, says where all is, and Ctrl-C ends it; so does a second one', async () => {
  for (let round = 1; round <= 2; round += 1) {
    const kabuto = await startedKabuto({ env: { KABUTO_DATA: books.folder } })
    expect(kabuto.output()).toContain('0000000001   password kabuto2026')
    expect(kabuto.output()).toContain(`Data      ${books.folder}`)
    expect(await (await fetch(kabuto.address)).text()).toContain('Kabuto（模擬取引）')
    const answer = await config(kabuto.address)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      status: 1,
      data: expect.arrayContaining([{ name: 'title', value: 'Kabuto' }]) as unknown,
    })
    expect(await kabuto.stop()).toBe(0)
    expect(kabuto.output()).toContain('Kabuto has stopped.')
    await expect(fetch(kabuto.address)).rejects.toThrow('fetch failed')
  }
})

test('without --host only this machine is served and no phone is named', async () => {
  const kabuto = await startedKabuto({ env: { KABUTO_DATA: books.folder } })
  expect(kabuto.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  expect(kabuto.output()).not.toContain('Phone')
  await kabuto.stop()
})

test('with --host a phone gets an address that answers, a QR code and the warning', async () => {
  const kabuto = await startedKabuto({
    env: { KABUTO_DATA: books.folder, KABUTO_ADDRESS: '127.0.0.2' },
    args: ['--host'],
  })
  expect(kabuto.output()).toMatch(/Phone {5}http:\/\/127\.0\.0\.2:\d+\//)
  expect(kabuto.output()).toContain('not encrypted')
  expect(kabuto.output()).toContain('invented passwords only')
  expect(kabuto.output()).toMatch(/[█▀▄]{10}/)
  expect((await config(kabuto.address.replace('127.0.0.1', '127.0.0.2'))).status).toBe(200)
  await kabuto.stop()
})

test('a taken port gets a sentence', async () => {
  const first = await startedKabuto({ env: { KABUTO_DATA: books.folder } })
  const { port } = new URL(first.address)
  const other = booksFolder()
  expect(await startKabuto({ env: { KABUTO_DATA: other.folder, PORT: port } })).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop the other program or choose another port: PORT=${Number(port) + 1} npm start\n`,
  })
  other.remove()
  await first.stop()
})

test('a data folder that cannot be written gets a sentence', async () => {
  // Not even root may make a folder below a device.
  const folder = '/dev/null/kabuto'
  expect(await startKabuto({ env: { KABUTO_DATA: folder } })).toEqual({
    code: 1,
    output: `The data folder ${folder} cannot be written. Choose another one: KABUTO_DATA=/some/folder npm start\n`,
  })
})

test('a port that is none gets a sentence', async () => {
  expect(await startKabuto({ env: { KABUTO_DATA: books.folder, PORT: 'eighty' } })).toEqual({
    code: 1,
    output: 'PORT must be a number from 0 to 65535, not "eighty".\n',
  })
})
