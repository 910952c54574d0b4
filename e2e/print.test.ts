import { expect, test } from 'vitest'
import { openPhone } from './browser.ts'
import { atHome, useKabuto } from './room.ts'
import { printed } from './sheets.ts'

const kabuto = useKabuto()

test('each printed sheet has the mark of the simulation, in black on white, dark as the page may be', async () => {
  const { page } = await openPhone(kabuto.browser)
  await page.emulateMedia({ colorScheme: 'dark' })
  await atHome({ page, address: kabuto.address })
  await page.getByRole('link', { name: '資産', exact: true }).click()
  await page.getByRole('heading', { name: '入出金・両替の記録' }).waitFor()

  const sheets = await printed(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main, h1')) part.replaceChildren()
  })
  const [mark, ...others] = await printed(page)

  expect(others).toEqual([])
  expect(mark?.glyphs.length).toBeGreaterThan(15)
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) {
    expect(sheet.glyphs.join(' ')).toContain(mark?.glyphs.join(' '))
    expect(sheet.glyphs.length).toBeGreaterThan((mark?.glyphs.length ?? 0) + 10)
    expect(sheet.coloured).toEqual([])
  }
  await page.close()
})
