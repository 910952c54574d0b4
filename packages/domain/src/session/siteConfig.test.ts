import { expect, test } from 'vitest'
import { toSiteConfig } from './siteConfig.ts'

test('the list of name and value becomes what screens read', () => {
  const config = toSiteConfig([
    { name: 'title', value: ' My broker ' },
    { name: 'logo', value: 'logo.svg' },
    { name: 'version', value: '1.2.3' },
    { name: 'environment', value: 'training' },
    { name: 'unheard', value: 'x' },
  ])
  expect(config).toEqual({ title: 'My broker', logo: 'logo.svg', environment: 'training', version: '1.2.3' })
})

test('what is missing or blank has a sensible value', () => {
  expect(toSiteConfig([{ name: 'title', value: ' ' }])).toEqual({
    title: 'Kabuto',
    logo: undefined,
    environment: 'simulation',
    version: '',
  })
})
