/// <reference types="vite/client" />

const files = import.meta.glob<string>('../../mocks/pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** Where the picture of a mock is. */
export function mockAddress(name: string): string {
  const address = files[`../../mocks/pictures/${name}.webp`]
  if (address === undefined) throw new Error(`There is no picture of the mock ${name}`)
  return address
}
