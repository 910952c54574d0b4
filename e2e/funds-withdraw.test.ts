import { describe, expect, test } from 'vitest'
import { ask, call, tokenOf } from './calls.ts'
import { alert, arrived, button, field, tapTenTimes } from './finders.ts'
import { atHome, fill, logIn, lookAround, receipt, send, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'
import { sampled } from './sampled.ts'

const { enter, atWithdrawal } = useRooms()

const withdrawalsOf = async (address: string, account?: string): Promise<{ state: string; amount: string }[]> =>
  (
    (await ask(address, 'funds/records', { kind: 'withdrawal' }, account)) as {
      items: { state: string; amount: string }[]
    }
  ).items

/** Cash figures do not depend on market prices, so they do not change. */
const fundsOf = async (address: string): Promise<{ cash: string; withdrawable: string }> =>
  (await ask(address, 'funds/summary')) as { cash: string; withdrawable: string }

/** Asked for together with others by a page that is loaded anew, and else by themselves. */
const FUNDS_READS = /\/api\/vue\/(?:funds\/|common\/together)/

describe('the journey of a member', () => {
  test(
    'start, look around, log out, log in (wrong twice, then right), withdraw, cancel, withdraw again, passed ' +
      'after the review',
    async () => {
      const room = await enter()
      const { page, address, complaints } = room
      await atHome(room)
      await page
        .getByText(/^1\d,\d{3},\d{3}円$/)
        .first()
        .waitFor()

      await page.getByRole('link', { name: 'マイページ' }).click()
      await page.getByRole('button', { name: 'ログアウト' }).click()
      await page.getByRole('link', { name: 'ログイン', exact: true }).click()

      await logIn(page, 'wrong1')
      await alert(page).getByText('あと4回間違えると').waitFor()
      await logIn(page, 'wrong2')
      await alert(page).getByText('あと3回間違えると').waitFor()
      await logIn(page)
      await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()

      await page.getByRole('link', { name: '出金' }).click()
      await arrived(page, '出金')
      await fill(page, '５００，０００')
      await send(page)
      await receipt(page)
      expect(await withdrawalsOf(address)).toMatchObject([{ state: 'pending', amount: '500000' }])

      await page.getByRole('button', { name: 'この出金を取り消す' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
      await expect.poll(() => withdrawalsOf(address)).toMatchObject([{ state: 'cancelled' }])

      await page.goto(`${address}#/home/index`)
      await page.goto(`${address}#/user/withdraw`)
      await fill(page, '400000')
      await send(page)
      await receipt(page)
      await call(address, 'user/advanceClock', { to: 'minutes15' }, { token: await tokenOf(address) })
      await page.goto(`${address}#/user/FundingDetails`)
      await page.getByText('承認').first().waitFor()
      expect((await withdrawalsOf(address)).map(({ state }) => state)).toEqual(['passed', 'cancelled'])
      expect(complaints).toEqual([])
      await room.leave()
    },
  )

  test.each(
    sampled(
      [
        ['en', 'Look around', 'Total assets', 'Withdraw', 'Amount', 'Fund password', 'Request', 'In review'],
        ['zh-Hant', '示範', '總資產', '提款', '金額', '資金密碼', '申請', '審核中'],
      ],
      2,
    ),
  )('once in %s', async (language, look, total, title, amount, password, request, review) => {
    const room = await enter()
    const { page, address, complaints } = room
    await page.goto(`${address}?lang=${language}`)
    await page.getByRole('button', { name: new RegExp(look, 'i') }).click()
    await page.getByText(new RegExp(total, 'i')).first().waitFor()
    await page.goto(`${address}#/user/withdraw`)
    await page.getByRole('heading', { level: 1, name: new RegExp(title, 'i') }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.getByRole('textbox', { name: new RegExp(amount, 'i') }).fill('5000')
    await page.getByLabel(new RegExp(`^${password}`, 'i')).fill('20260712')
    await page
      .getByRole('button', { name: new RegExp(request, 'i') })
      .last()
      .click()
    await page.getByText(review).first().waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  })
})

describe('each refusal once, with its way out', () => {
  test('above what can be withdrawn is told at the field; the breakdown fills in the allowed amount', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    const { withdrawable } = await fundsOf(address)
    const allowed = Number(withdrawable).toLocaleString('en')
    await fill(page, String(Number(withdrawable) + 81_600))
    await page.getByText(`出金可能額を 81,600円 超えています。${allowed}円以下で入力してください。`).waitFor()
    await page.getByText('なぜ全額出金できない？').click()
    await page.getByRole('dialog').getByText('受渡し済みの現金').waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${allowed}円を出金額に入れる` })
      .click()
    expect(await field(page, '出金額').inputValue()).toBe(allowed)
    await room.leave()
  })

  test('a wrong fund password is told at its field with the tries left, and the amount stays', async () => {
    const room = await atWithdrawal()
    const { page } = room
    await fill(page, '5000', '11111111')
    await send(page)
    await page.getByText('あと4回間違えると15分間使えません').first().waitFor()
    expect(await field(page, '出金額').inputValue()).toBe('5,000')
    await room.leave()
  })

  test('on a holiday the day is named, and the simulated clock can be turned to the next opening', async () => {
    const room = await atWithdrawal('0000000001', '2026-11-23T10:05:00+09:00')
    const { page } = room
    await page.getByText('勤労感謝の日').first().waitFor()
    await page.getByRole('button', { name: /模擬時計を.*進める/ }).click()
    await expect.poll(() => page.getByText('勤労感謝の日').count()).toBe(0)
    await fill(page, '5000')
    await send(page)
    await receipt(page)
    await room.leave()
  })

  test.each(
    sampled(
      [
        ['0000000002', '先に本人確認をしてください。', '#/user/bandCard'],
        ['0000000005', '先に資金パスワードを設定してください。', '#/user/setPassword'],
        ['0000000006', '出金先の口座を登録してください。', '#/user/WithCard'],
        ['0000000004', '口座名義の確認のため', '#/user/kf'],
      ],
      2,
    ),
  )('member %s reads 「%s」 and is led to %s', async (account, words, href) => {
    const room = await atWithdrawal(account)
    const { page } = room
    await page.getByText(words).first().waitFor()
    expect(await alert(page).getByRole('link').first().getAttribute('href')).toContain(href)
    await room.leave()
  })

  test('a frozen member is told why, and still withdraws settled cash', async () => {
    const room = await atWithdrawal('0000000003')
    const { page } = room
    await page.getByText('本人確認の再審査').first().waitFor()
    await fill(page, '5000')
    await send(page)
    await receipt(page)
    expect(await withdrawalsOf(room.address, '0000000003')).toMatchObject([{ state: 'pending', amount: '5000' }])
    await room.leave()
  })
})

describe('sent once', () => {
  test('ten rapid taps and Enter make one record', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    await fill(page, '5000')
    await tapTenTimes(button(page, '出金を申請する'))
    await page.keyboard.press('Enter')
    await receipt(page)
    expect(await withdrawalsOf(address)).toHaveLength(1)
    await room.leave()
  })

  test('two tabs make one record; the second is told of the first', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    const other = await page.context().newPage()
    await other.goto(`${address}#/user/withdraw`)
    await arrived(other, '出金')
    await fill(page, '5000')
    await fill(other, '6000')
    await Promise.all([send(page), send(other)])
    await expect
      .poll(
        async () =>
          (await page.getByText('審査中の出金があります').count()) +
          (await other.getByText('審査中の出金があります').count()),
      )
      .toBeGreaterThan(0)
    expect(await withdrawalsOf(address)).toHaveLength(1)
    await other.close()
    await room.leave()
  })

  test('an answer that is cut ends in the true state with one record', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    await fill(page, '5000')
    let cuts = 0
    await page.route('**/funds/withdraw*', async (route) => {
      cuts += 1
      if (cuts > 2) return route.continue()
      // The server has done it; only its answer is lost.
      await route.fetch()
      return route.abort()
    })
    await send(page)
    await page.getByText('確認中').first().waitFor()
    await receipt(page)
    expect(cuts).toBe(3)
    expect(await withdrawalsOf(address)).toHaveLength(1)
    await room.leave()
  })

  test('a reload while the answer is awaited asks again under the same key', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    await fill(page, '5000')
    let isCut = true
    await page.route('**/funds/withdraw*', async (route) => {
      if (!isCut) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await send(page)
    await page.getByText('確認中').first().waitFor()
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(window.sessionStorage)))
    expect(stored).not.toContain('20260712')
    // Not before the page is left: it asks again and again, and would have its answer.
    page.once('domcontentloaded', () => {
      isCut = false
    })
    await page.reload()
    await receipt(page)
    expect(await withdrawalsOf(address)).toHaveLength(1)
    await room.leave()
  })

  const CUTS = isLong ? 50 : 2
  test(`${CUTS} withdrawals whose answer was cut: ${CUTS} true states`, async () => {
    // Faster than any member: the limit of calls is not what is tried here.
    const room = await atWithdrawal(undefined, undefined, { KABUTO_CALL_LIMIT: '1000000' })
    const { page, address } = room
    const token = await tokenOf(address)
    for (let cut = 0; cut < CUTS; cut += 1) {
      let first = true
      await page.route('**/funds/withdraw*', async (route) => {
        if (!first) return route.continue()
        first = false
        // Every other one is lost on its way there, the rest on the way back.
        if (cut % 2 === 0) await route.fetch()
        return route.abort()
      })
      await fill(page, String(1000 + cut))
      await send(page)
      await receipt(page)
      await page.unroute('**/funds/withdraw*')
      const records = await withdrawalsOf(address)
      expect(records.filter(({ amount }) => amount === String(1000 + cut))).toMatchObject([{ state: 'pending' }])
      expect(records).toHaveLength(cut + 1)
      // Past the review, and past the night where the window has closed.
      await call(address, 'user/advanceClock', { to: 'minutes15' }, { token })
      await call(address, 'user/advanceClock', { to: 'fundsOpen' }, { token })
      await page.goto(`${address}#/home/index`)
      await page.goto(`${address}#/user/withdraw`)
    }
    await room.leave()
  })
})

describe('a session that ends', () => {
  test('gives notice, leads to the login, and back to the page after it', async () => {
    const room = await atWithdrawal()
    const { page, address } = room
    await page.evaluate(() => window.localStorage.setItem('tokend', 'made up'))
    await page.reload()
    await page.getByText('ログインの有効期限が切れました').first().waitFor()
    await page.getByLabel('会員番号', { exact: true }).waitFor()
    expect(page.url()).toContain(`${address}#/login/login?next=%2Fuser%2Fwithdraw`)
    await logIn(page)
    await arrived(page, '出金')
    expect(page.url()).toBe(`${address}#/user/withdraw`)
    await room.leave()
  })

  const unreadable = [
    ['HTML instead of JSON', { status: 200, body: '<html>', contentType: 'text/html' }],
    ['an empty body', { status: 200, body: '' }],
    ['a gateway’s 502', { status: 502, body: 'Bad gateway' }],
    [
      'only status and msg',
      { status: 200, body: '{"status":0,"msg":"本日は終了しました。"}', contentType: 'application/json' },
    ],
  ] as const
  test.each(sampled(unreadable, 2))('%s gives a message and a retry, never a blank page', async (_name, answer) => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    await page.route(FUNDS_READS, (route) => route.fulfill(answer))
    await page.goto(`${address}#/user/FundingDetails`)
    await page.reload()
    await page.getByRole('button', { name: 'もう一度試す' }).first().waitFor()
    await page.unroute(FUNDS_READS)
    await page.getByRole('button', { name: 'もう一度試す' }).first().click()
    await page
      .getByText(`${Number((await fundsOf(address)).cash).toLocaleString('en')}円`)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'もう一度試す' }).count()).toBe(0)
    await room.leave()
  })
})

describe('pages', () => {
  test('a page that is kept has its scroll again, a page without an address is named', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(address)
    await page.getByRole('button', { name: 'デモ会員で見てみる' }).click()
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await page.getByText('受渡しの予定').waitFor()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.getByRole('link', { name: 'ホーム' }).click()
    await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
    await page.goto(`${address}#/no/where`)
    await page.getByText('/no/where').waitFor()
    await room.leave()
  })

  test('back goes to the page before; where there is none, home', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(address)
    await page.getByRole('button', { name: 'デモ会員で見てみる' }).click()
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await page.getByText('受渡しの予定').waitFor()
    await page.getByRole('link', { name: '出金', exact: true }).filter({ visible: true }).click()
    await arrived(page, '出金')
    await page.getByRole('link', { name: '戻る' }).click()
    await page.waitForURL(`${address}#/user/FundingDetails`)
    const fresh = await page.context().newPage()
    await fresh.goto(`${address}#/user/withdraw`)
    await fresh.getByRole('link', { name: '戻る' }).click()
    await fresh.waitForURL(`${address}#/home/index`)
    expect(fresh.url()).toBe(`${address}#/home/index`)
    await room.leave()
  })

  test('ten seconds of silence are told, with a way to try again', async () => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    await page.route(FUNDS_READS, () => undefined)
    await page.clock.install()
    await page.goto(`${address}#/user/FundingDetails`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(async () => {
        await page.clock.fastForward(5_000)
        return page.getByText('応答に時間がかかっています').count()
      })
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'もう一度試す' }).first().waitFor()
    await room.leave()
  })

  test('a page whose chunk is gone after a new release says so and offers to load anew', async () => {
    const room = await enter()
    const { page, address } = room
    await page.route('**/assets/AboutRoute-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${address}#/user/aboutUs`)
    await page.getByRole('button', { name: '読み込み直す' }).waitFor()
    await page.unroute('**/assets/AboutRoute-*.js')
    await page.getByRole('button', { name: '読み込み直す' }).click()
    await arrived(page, 'Kabuto について')
    expect(await page.getByRole('button', { name: '読み込み直す' }).count()).toBe(0)
    await room.leave()
  })

  test('without storage the app still works while the page lives', async () => {
    const room = await enter()
    const { page, address } = room
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await lookAround(room)
    expect(page.url()).toBe(`${address}#/home/index`)
    await room.leave()
  })
})
