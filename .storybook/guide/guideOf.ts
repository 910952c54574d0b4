import type { ComponentType } from 'react'
import { PartPage } from './PartPage.tsx'
import { ScreenPage } from './screens/ScreenPage.tsx'

/** The pages that guide through what has stories, by the beginning of its title. */
const guides: [string, ComponentType][] = [
  ['Kit/', PartPage],
  ['Screens/', ScreenPage],
]

/** A file's parameters with the page that belongs to its title, where there is one. */
export function withGuide({ title = '', parameters }: { title?: string; parameters?: { docs?: object } }): object {
  const page = guides.find(([beginning]) => title.startsWith(beginning))?.[1]
  if (!page) return { ...parameters }
  return { ...parameters, docs: { ...parameters?.docs, page } }
}
