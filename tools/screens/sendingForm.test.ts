import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const screens = join(import.meta.dirname, '../../packages/screens/src')

test('every form of a screen says above its fields that there is no connection', () => {
  const files = globSync('**/*.tsx', { cwd: screens, exclude: ['**/*.stories.tsx'] })
  const withForm = files.filter((file) => /<form\b/.test(readFileSync(join(screens, file), 'utf8')))
  expect(withForm).toEqual(['shared/SendingForm.tsx'])
})
