import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Difference = { name: string; kind: 'added' | 'removed' | 'changed'; pixels: number }

function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

function drawDifference(before: Buffer, after: Buffer, file: string): number {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.01, includeAA: true },
  )
  writeFileSync(file, PNG.sync.write(drawn))
  return pixels
}

const pictures = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []

/**
 * Bytes first; only where they differ is a picture read at all. Whatever differs in bytes counts, the pixels show how
 * much.
 */
export function compare(before: string, after: string, out: string): Difference[] {
  mkdirSync(out, { recursive: true })
  const names = [...new Set([...pictures(before), ...pictures(after)])].toSorted()
  return names.flatMap((name): Difference[] => {
    const [old, fresh] = [join(before, name), join(after, name)]
    if (!existsSync(old)) return [{ name, kind: 'added', pixels: 0 }]
    if (!existsSync(fresh)) return [{ name, kind: 'removed', pixels: 0 }]
    const [one, other] = [readFileSync(old), readFileSync(fresh)]
    return one.equals(other) ? [] : [{ name, kind: 'changed', pixels: drawDifference(one, other, join(out, name)) }]
  })
}
