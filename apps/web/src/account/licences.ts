import { failed, type Loadable, loading, ready, refuse } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { array, nullish, object, safeParse, string } from 'valibot'
import { servicesAtom } from '../shell/app.ts'

/** Written by the build, of all that it has put into the app (vite.config.ts). */
const FILE = `${import.meta.env.BASE_URL}licences.json`

const fileSchema = array(
  object({ name: string(), version: string(), identifier: nullish(string()), text: nullish(string()) }),
)

export type Licence = { name: string; version: string; licence: string; text: string }

/** Drawn into modules of ours, so no package of the app is named for it (decisions/icons.md). */
const icons: Licence = {
  name: 'lucide',
  version: '',
  licence: 'ISC',
  text: `Copyright (c) for portions of Lucide are held by Cole Bemis 2013-2026 as part of Feather (MIT). All other copyright (c) for Lucide are held by Lucide Contributors 2026.

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
}

const unreadable: Loadable<readonly Licence[]> = failed(refuse('badAnswer', {}))

function licencesIn(file: unknown): Loadable<readonly Licence[]> {
  const read = safeParse(fileSchema, file)
  if (!read.success) return unreadable
  const bundled = read.output
    .filter(({ name }) => !name.startsWith('@kabuto/'))
    .map(({ name, version, identifier, text }) => ({ name, version, licence: identifier ?? '', text: text ?? '' }))
  return ready([...bundled, icons].toSorted((one, other) => one.name.localeCompare(other.name, 'en')))
}

const shownAtom = atom<Loadable<readonly Licence[]>>(loading<readonly Licence[]>())

/** Fetched when somebody wants to read them. */
export const licencesAtom = atom(
  (get) => get(shownAtom),
  async (get, set) => {
    if (get(shownAtom).state === 'ready') return
    set(shownAtom, loading())
    try {
      const response = await get(servicesAtom).ports.fetch(FILE)
      set(shownAtom, response.ok ? licencesIn(await response.json()) : unreadable)
    } catch (fault) {
      set(shownAtom, failed(refuse(fault instanceof SyntaxError ? 'badAnswer' : 'offline', {})))
    }
  },
)
