import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Difference } from './compare.ts'

type Folders = { before: string; after: string; difference: string; workshop: string }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** One page with each difference: before, after, what differs, and the way to the story. */
export function writeReport(
  folder: string,
  differences: Difference[],
  { before, after, difference, workshop }: Folders,
): string {
  const file = join(folder, 'report.html')
  const picture = (from: string, name: string, title: string): string =>
    `<figure><figcaption>${title}</figcaption><img loading="lazy" src="${relative(folder, join(from, name))}` +
    `" alt="${title}"></figure>`
  const rows = differences.map(({ name, kind, pixels }) => {
    const [id = '', mode = ''] = name.split('.')
    const link = `${relative(folder, workshop)}/index.html?path=/story/${id}`
    const shown = [
      ...(kind === 'added' ? [] : [picture(before, name, 'before')]),
      ...(kind === 'removed' ? [] : [picture(after, name, 'after')]),
      ...(kind === 'changed' ? [picture(difference, name, `${pixels} pixels`)] : []),
    ]
    return (
      `<section><h2><a href="${escaped(link)}">${escaped(id)}</a> ${escaped(mode)} ` +
      `<small>${kind}</small></h2><div>${shown.join('')}</div></section>`
    )
  })
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kabuto: ${differences.length} changed pictures</title>
<style>body{font:15px/1.5 sans-serif;margin:24px;color:#0f1518;background:#f3f6f7}section{padding:16px;margin:0 0 24px;background:#fff;border-radius:14px}
h1,h2{font-size:17px;margin:0 0 12px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}figcaption{color:#5a656c}img{max-width:375px;border:1px solid #dae1e5}</style>
<h1>${differences.length} changed pictures</h1>${rows.join('\n')}</html>`,
  )
  return file
}
