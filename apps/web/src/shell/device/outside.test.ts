import { expect, test } from 'vitest'
import { outsideAddress } from './outside.ts'

test.each([
  ['https://www.tradingview.com/', 'https://www.tradingview.com/'],
  ['https://www.tradingview.com/symbols/?a=b#c', 'https://www.tradingview.com/symbols/?a=b#c'],
  ['HTTPS://WWW.TRADINGVIEW.COM', 'https://www.tradingview.com/'],
  ['https://www.tradingview.com:443/', 'https://www.tradingview.com/'],
  ['http://www.tradingview.com/', undefined],
  ['https://www.tradingview.com:8443/', undefined],
  ['https://me@www.tradingview.com/', undefined],
  ['https://:secret@www.tradingview.com/', undefined],
  ['https://www.tradingview.com@elsewhere.example/', undefined],
  ['https://www.tradingview.com.elsewhere.example/', undefined],
  ['https://tradingview.com/', undefined],
  ['https://elsewhere.example/', undefined],
  ['intent://www.tradingview.com/#Intent;end', undefined],
  ['javascript:alert(1)', undefined],
  ['www.tradingview.com', undefined],
  ['', undefined],
])('%s is opened as %s', (href, opened) => {
  expect(outsideAddress(href)?.href).toBe(opened)
})
