import { expect, test } from 'vitest'
import { hrefTo, type ScreenName } from '../packages/domain/src/paths.ts'
import { ADMIN, ask } from './calls.ts'
import { visible } from './finders.ts'
import { goTo, layersLeft, type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'
import { wordsIn } from './wordsIn.ts'

const { enter } = useRooms()
const FUND_PASSWORD = '20270301'

/** One who reads the page in a language. */
function readerOf({ page }: Room) {
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
  }
}

type Listed = { items: { id: string; state: string; amount: string }[] }

test.each(sampled(['ja', 'en', 'zh-Hant'] as const, 3))(
  'in %s: from the invitation to the way out, each decision approved and rejected once',
  async (language) => {
    const room = await enter()
    const { page, address, complaints } = room
    const { at, reopen, press, type, reads, shown } = readerOf(room)
    const word = wordsIn(language)

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
      ask(address, path, { kind, id, ...(path === 'admin/reject' ? { reason: '模擬の却下' } : {}) }, ADMIN)
    const later = (): Promise<unknown> => ask(address, 'user/advanceClock', { to: 'minutes15' }, me)
    const recordsOf = async (kind: string): Promise<Listed['items']> =>
      ((await ask(address, 'funds/records', { kind }, me)) as Listed).items

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
      await layersLeft(page)
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
    const { cash, loan } = (await ask(address, 'funds/summary', {}, me)) as { cash: string; loan: unknown }
    const [repayment] = ((await ask(address, 'funds/loans', {}, me)) as { items: { kind: string; interest: string }[] })
      .items
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
