import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { hrefTo, type ScreenName } from '../packages/domain/src/paths.ts'
import type { Language } from '../packages/domain/src/shared/language.ts'
import { call, tokenOf } from './calls.ts'
import { goTo, type Room, useRooms } from './room.ts'

const { enter } = useRooms()
const ADMIN = '0000000099'
const FUND_PASSWORD = '20270301'

/** The words of each feature, by language as its file is called. */
const tables = import.meta.glob<Record<string, Record<string, string>>>('../packages/screens/src/*/messages/*.ts', {
  eager: true,
})
const fileNames: Record<Language, string> = { ja: 'ja', en: 'en', 'zh-Hant': 'zhHant' }

function wordsOf(language: Language): (key: `${string}:${string}`) => string {
  const name = fileNames[language]
  return (key) => {
    const [space = '', word = ''] = key.split(':')
    const text = tables[`../packages/screens/src/${space}/messages/${name}.ts`]?.[name]?.[word]
    if (text === undefined) throw new Error(`no ${key} in ${language}`)
    return text
  }
}

const visible = (one: Locator): Locator => one.filter({ visible: true })

/** One who reads the page in a language, and what the books say of them. */
function readerOf({ page, address }: Room) {
  const at = (screen: ScreenName): Promise<void> => goTo(page, hrefTo(screen))
  return {
    at,
    /** By a link, as a member opens a page anew. */
    reopen: (screen: ScreenName): Promise<unknown> => at(screen).then(() => page.reload()),
    press: (name: string): Promise<void> =>
      visible(page.getByRole('button', { name, exact: true }))
        .first()
        .click(),
    type: (name: string, text: string): Promise<void> =>
      visible(page.getByRole('textbox', { name, exact: true }))
        .first()
        .fill(text),
    reads: (text: string): Promise<void> => visible(page.getByText(text)).first().waitFor(),
    shown: (heading: string): Promise<void> =>
      visible(page.getByRole('heading', { name: heading, exact: true }))
        .first()
        .waitFor(),
    asked: async (account: string, path: string, input: object = {}): Promise<unknown> => {
      const { body } = await call(address, path, input, { token: await tokenOf(address, account) })
      if (body.status !== 1) throw new Error(`${path}: ${JSON.stringify(body)}`)
      return body.data
    },
  }
}

type Listed = { items: { id: string; state: string; amount: string }[] }

test.each(['ja', 'en', 'zh-Hant'] as const)(
  'in %s: from the invitation to the way out, each decision approved and rejected once',
  async (language) => {
    const room = await enter()
    const { page, address, complaints } = room
    const { at, reopen, press, type, reads, shown, asked } = readerOf(room)
    const word = wordsOf(language)

    await page.goto(`${address}?lang=${language}${hrefTo('register')}`)
    await press(word('joining:makeAccount'))
    const me = await page.getByRole('textbox', { name: word('joining:account'), exact: true }).inputValue()
    await page.getByLabel(word('joining:password'), { exact: true }).fill('kabuto2026')
    await page.getByLabel(word('joining:passwordAgain'), { exact: true }).fill('kabuto2026')
    await type(word('joining:inviteCode'), 'KABUTO')
    await page.getByRole('checkbox').setChecked(true, { force: true })
    await press(word('joining:submit'))
    await page.waitForURL(/#\/home\/index/)
    const decide = (path: 'admin/approve' | 'admin/reject', kind: string, id: string): Promise<unknown> =>
      asked(ADMIN, path, { kind, id, ...(path === 'admin/reject' ? { reason: '模擬の却下' } : {}) })
    const later = (): Promise<unknown> => asked(me, 'user/advanceClock', { to: 'minutes15' })
    const recordsOf = async (kind: string): Promise<Listed['items']> =>
      ((await asked(me, 'funds/records', { kind })) as Listed).items

    await at('identity')
    await type(word('identity:name'), '山田 太郎')
    await type(word('identity:nameKana'), 'ヤマダ タロウ')
    await press(word('identity:makeNumber'))
    await press(word('identity:useSamples'))
    await press(word('identity:submit'))
    await shown(word('identity:sentTitle'))
    await decide('admin/reject', 'identity', me)
    await reopen('identity')
    await reads(word('identity:rejectedWay'))
    await press(word('identity:makeNumber'))
    await press(word('identity:useSamples'))
    await press(word('identity:submit'))
    await shown(word('identity:sentTitle'))
    await decide('admin/approve', 'identity', me)

    await reopen('addCard')
    await page.getByRole('button', { name: new RegExp(`^${word('cards:bank')}`) }).click()
    await page.getByRole('searchbox').fill('9990')
    await page.getByRole('searchbox').press('Enter')
    await type(word('cards:postalSymbol'), '12345')
    await type(word('cards:postalNumber'), '12345671')
    await press(word('cards:submit'))
    await shown(word('cards:doneLead'))

    for (const decision of ['admin/approve', 'admin/reject'] as const) {
      await reopen('deposit')
      await type(word('deposit:amount'), '300000')
      await press(word('deposit:submit'))
      await shown(word('deposit:doneLead'))
      const [asking] = await recordsOf('deposit')
      await decide(decision, 'deposit', asking?.id ?? '')
    }
    await reopen('funds')
    await reads(word('records:state_rejected'))
    expect((await recordsOf('deposit')).map(({ state }) => state)).toEqual(['rejected', 'passed'])

    await at('fundPassword')
    await type(word('fundPassword:proofLogin'), 'kabuto2026')
    await type(word('fundPassword:new'), FUND_PASSWORD)
    await type(word('fundPassword:again'), FUND_PASSWORD)
    await press(word('fundPassword:submitFirst'))
    await shown(word('fundPassword:doneFirst'))

    for (const amount of ['50000', '60000']) {
      await reopen('withdraw')
      await type(word('funds:amount'), amount)
      await page.getByLabel(word('funds:fundPassword'), { exact: true }).fill(FUND_PASSWORD)
      await press(word('funds:submit'))
      await shown(word('funds:doneLead'))
      if (amount !== '50000') continue
      await press(word('funds:cancel'))
      await press(word('funds:cancelAct'))
      await reads(word('records:state_cancelled'))
    }
    await later()
    expect((await recordsOf('withdrawal')).map(({ amount, state }) => [amount, state])).toEqual([
      ['60000', 'passed'],
      ['50000', 'cancelled'],
    ])

    await reopen('exchange')
    await type(word('exchange:pay'), '100000')
    await press(word('exchange:submit'))
    await press(word('exchange:confirmSend'))
    await shown(word('exchange:doneLead'))

    await at('loans')
    await type(word('loans:borrowAmount'), '200000')
    await press(word('loans:borrowSubmit'))
    await shown(word('loans:doneBorrow'))
    await later()
    await goTo(page, hrefTo('loans', { tab: 'repay' }))
    await page.reload()
    await press(word('loans:amountAll'))
    await press(word('loans:repaySubmit'))
    await shown(word('loans:doneRepay'))

    // Ten million, a deposit, a withdrawal, an exchange, and the interest of a day.
    const { cash, loan } = (await asked(me, 'funds/summary')) as { cash: string; loan: unknown }
    const [repayment] = ((await asked(me, 'funds/loans')) as { items: { kind: string; interest: string }[] }).items
    expect(repayment?.kind).toBe('repayment')
    expect(Number(cash)).toBe(10_000_000 + 300_000 - 60_000 - 100_000 - Number(repayment?.interest))
    expect(loan).toBeNull()

    await at('member')
    await press(word('account:memberLogout'))
    await page.waitForURL(/#\/login\/start/)
    expect(complaints).toEqual([])
    await room.leave()
  },
)
