import { expect, test } from 'vitest'
import { logoAddress, siteName } from './site.ts'

test.each([
  ['logo.svg', '/images/logo.svg'],
  ['brand/logo-2.png', '/images/brand/logo-2.png'],
  [undefined, '/mark.svg'],
  ['', '/mark.svg'],
  ['https://elsewhere.example/logo.svg', '/mark.svg'],
  ['//elsewhere.example/logo.svg', '/mark.svg'],
  ['/absolute.svg', '/mark.svg'],
  ['javascript:alert(1)', '/mark.svg'],
  ['data:image/svg+xml,x', '/mark.svg'],
  ['../secret.svg', '/mark.svg'],
  ['a/../../secret.svg', '/mark.svg'],
  ['logo.svg?x=1', '/mark.svg'],
])('the logo %j is shown from %s', (logo, address) => {
  expect(logoAddress(logo, '/images')).toBe(address)
})

test('the title is the site’s own only where it has a logo', () => {
  const config = { title: 'My broker', environment: 'simulation', version: '1' }
  expect(siteName({ ...config, logo: 'logo.svg' })).toBe('My broker')
  expect(siteName({ ...config, logo: undefined })).toBe('Kabuto')
})
