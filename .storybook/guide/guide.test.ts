import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { kitParts } from '../../tools/guide/parts.ts'
import { usageOfKit } from '../../tools/guide/usage.ts'
import { idOf, placeOf } from '../names/places.ts'
import { allAdvice } from './advice/all.ts'
import { withPieces } from './plugin.ts'

const root = join(import.meta.dirname, '../..')

const stories = new Set(
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    loadCsf(readFileSync(join(root, file), 'utf8'), { fileName: file, makeTitle: (title) => title })
      .parse()
      .indexInputs.map(({ title = '', exportName }) => toId(idOf(title), storyNameFromExport(exportName))),
  ),
)

const advice = Object.entries(allAdvice).flatMap(([part, pairs]) => pairs.map((pair) => ({ part, ...pair })))

test('every part says what to do and what not', () => {
  expect(Object.keys(allAdvice).toSorted()).toEqual(
    kitParts(root)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('advice is one thing said in three languages', () => {
  const texts = advice.flatMap((pair) => [pair.do, pair.dont].map((each) => ({ part: pair.part, each })))
  const wrong = texts.filter(
    ({ each: [ja, en, zhHant] }) =>
      !/[ぁ-ん].*。$/.test(ja) || !/^[A-Z].*\.$/.test(en) || !/^[^ぁ-んァ-ヶ]+。$/.test(zhHant) || /[ぁ-ん]/.test(en),
  )
  expect(wrong.map(({ part, each }) => [part, ...each])).toEqual([])
  const all = texts.flatMap(({ each }) => each)
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  expect(all.filter((text) => text.length > 110)).toEqual([])
})

test('advice is shown by a story that there is', () => {
  const shown = advice.flatMap(({ part, shown: story }) =>
    story === undefined ? [] : [`kit-${part.toLowerCase()}--${story}`],
  )
  expect(shown.length).toBeGreaterThan(80)
  expect(shown.filter((id) => !stories.has(id))).toEqual([])
})

test('what a part is used on has a place in the sidebar, and a story', () => {
  const uses = [...usageOfKit(root).values()].flatMap(({ usedOn }) => usedOn)
  for (const { title } of uses) expect(placeOf(title).split('/')).toHaveLength(3)
  expect(uses.filter(({ story }) => !stories.has(story))).toEqual([])
})

test.each([
  ['a styled element', 'const Face = styled.button`x`', 'Button/Button.tsx', 'Face'],
  ['one that another file takes', 'export const Box = styled.div`x`', 'Field/box.ts', 'Box'],
  ['a styled component', 'const Bar = styled(Link)`x`', 'NavBar/NavBar.tsx', 'Bar'],
])('%s is marked at the end', (_, code, path, name) => {
  expect(withPieces(code, path)).toBe(`${code}\n;Object.assign(${name}, { kabutoPiece: '${path} ${name}' })`)
})

test.each([
  ['a piece of CSS', 'export const face = css`x`', 'Field/box.ts'],
  ['a story', 'const Narrow = styled.div`x`', 'Button/Button.stories.tsx'],
])('%s is not', (_, code, path) => {
  expect(withPieces(code, path)).toBeUndefined()
})
