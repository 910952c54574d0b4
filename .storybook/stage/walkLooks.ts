import { languages } from '@kabuto/domain/shared'
import axe from 'axe-core'
import { act } from 'react'
import { forcedLook } from './forcedLook.ts'
import { applyLook, defaultLook, type Look, lookOf, priceColours, themes } from './look.ts'
import { overflowing } from './overflowing.ts'

/** Every combination a member can choose; the price colours move no box, so they matter to contrast only. */
const shapes: Look[] = themes.flatMap((theme) =>
  languages.flatMap((language) => (['100', '200'] as const).map((text) => ({ theme, language, text, price: 'japan' as const }))),
)

/** axe costs the most: each language once, and dark once, finds what all combinations find. `test:long` walks them all. */
const everyLook = import.meta.env['VITE_STORY_LOOKS'] === 'all'
const axeLooks: Look[] = everyLook
  ? shapes.flatMap((look) => priceColours.map((price) => ({ ...look, price })))
  : [...languages.map((language) => ({ ...defaultLook, language })), { ...defaultLook, theme: 'dark', price: 'west' }]

const nameOf = ({ theme, price, language, text }: Look): string => [theme, price, language, `${text} %`].join(' · ')

async function show(look: Look): Promise<void> {
  await act(async () => forcedLook.force(look))
  applyLook(look, document.documentElement)
  await document.fonts.ready
}

async function violations(root: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(root, {
    resultTypes: ['violations'],
    // A story is a part of a page, so the rules about a page's landmarks do not apply to it.
    rules: { region: { enabled: false } },
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`))
}

type StoryContext = { canvasElement: HTMLElement; globals: Record<string, unknown> }

/** Walks one mounted story through the looks: nothing wider than the screen, nothing cut off, axe without a violation. */
export async function walkLooks({ canvasElement, globals }: StoryContext): Promise<void> {
  const problems: string[] = []
  try {
    for (const look of shapes) {
      await show(look)
      problems.push(...overflowing(document.documentElement).map((problem) => `${nameOf(look)}: ${problem}`))
    }
    for (const look of axeLooks) {
      await show(look)
      problems.push(...(await violations(canvasElement.ownerDocument.body)).map((problem) => `${nameOf(look)}: ${problem}`))
    }
  } finally {
    await act(async () => forcedLook.force(undefined))
    applyLook(lookOf(globals), document.documentElement)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
