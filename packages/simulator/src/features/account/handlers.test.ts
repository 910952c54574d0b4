import type { AppealRecord, Member } from '@kabuto/domain/account'
import type { Blocks } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { at, called, FUND_PASSWORD, MEMBER, memberBooks, NOW } from '../../books/testing.ts'
import { anchorOf } from '../../engine/clock.ts'
import type { MemberContext } from '../../engine/context.ts'
import { memberOfSession, openSession } from '../../engine/sessions.ts'
import { appeal, decideAppeal } from './appeals.ts'
import { advanceClock, memberInfo } from './member.ts'
import { resetSimulation } from './reset.ts'
import { changePassword, endSession, sessions, setFundPassword, updateMember, upload } from './settings.ts'

const OTHER = '0000000002'
const MINUTE = 60_000

let context: MemberContext
beforeEach(async () => {
  context = await memberBooks()
})

const stored = () => context.work.get('members', MEMBER)

/** The calls see the member as stored. */
async function now(): Promise<MemberContext> {
  const member = await stored()
  return member ? { ...context, member } : context
}

describe('a member', () => {
  test('is told everything about themselves but their secrets', async () => {
    const { inviteCode } = context.member
    expect(await called(memberInfo, context, {})).toEqual({
      account: MEMBER,
      name: '森 花子',
      identity: 'verified',
      avatar: null,
      lang: 'ja',
      inviteCode,
      seatAccount: null,
      creditScore: 82,
      isDemo: false,
      scenario: 'fresh',
      clockBarred: null,
      blocks: {},
      fundPasswordSet: true,
      permissions: ((await called(memberInfo, context, {})) as Member).permissions,
    })
  })

  test('who is barred, has no fund password and shares the clock is told so', async () => {
    const blocks: Blocks = { tradeBarred: { reason: '取引の調査', since: '2026-11-20T09:00:00+09:00' } }
    const member = { ...context.member, blocks, fundPasswordHash: '' }
    context = { ...context, turnsClock: false, member }
    const received = (await called(memberInfo, context, {})) as Member
    expect(received).toMatchObject({ blocks, fundPasswordSet: false, clockBarred: 'sharedClock' })
    expect(received.permissions).toContain('withdraw')
    expect(received.permissions).not.toContain('trade')
  })

  test('chooses a language and a picture of their own; the former picture is deleted', async () => {
    const picture = { account: MEMBER, purpose: 'avatar', type: 'image/png', bytes: 1, at: NOW }
    for (const id of ['a1', 'a2']) context.work.put('uploads', { id, ...picture }, MEMBER)
    context.work.put('uploads', { id: 'card', ...picture, purpose: 'front' }, MEMBER)
    expect(await called(updateMember, context, { lang: 'en' })).toMatchObject({ lang: 'en', avatar: null })
    expect(await called(updateMember, await now(), { avatar: 'a1' })).toMatchObject({ lang: 'en', avatar: 'a1' })
    expect(await called(updateMember, await now(), { lang: 'ja' })).toMatchObject({ avatar: 'a1' })
    expect(await context.work.get('uploads', 'a1')).toBeDefined()
    expect(await called(updateMember, await now(), { avatar: 'a2' })).toMatchObject({ avatar: 'a2' })
    expect(await context.work.get('uploads', 'a1')).toBeUndefined()
    expect(await called(updateMember, await now(), { avatar: 'card' })).toBe('notFound of avatar')
    expect(await called(updateMember, await now(), { avatar: null })).toMatchObject({ avatar: null })
    expect(await context.work.get('uploads', 'a2')).toBeUndefined()
    expect(await stored()).toMatchObject({ avatar: null, lang: 'ja' })
  })
})

describe('one’s own sessions', () => {
  test('are listed while they live, the one seen last first, and this one is marked', async () => {
    const opened: string[] = []
    for (const [minutes, device] of [
      [0, 'old'],
      [30, 'phone'],
      [70, 'desk'],
    ] as const) {
      const at70 = { ...context, wall: context.wall + minutes * MINUTE }
      opened.push((await openSession(at70, context.member, device)).token)
    }
    const later = { ...context, wall: context.wall + 71 * MINUTE, token: opened[1] ?? '' }
    const received = (await called(sessions, later, {})) as { id: string; device: string; current: boolean }[]
    expect(received.map(({ device, current }) => [device, current])).toEqual([
      ['desk', false],
      ['phone', true],
    ])
    expect(received[1]).toEqual({
      id: await context.digest(later.token),
      device: 'phone',
      openedAt: '2026-11-20T14:30:00+09:00',
      seenAt: '2026-11-20T14:30:00+09:00',
      expiresAt: '2026-11-21T02:30:00+09:00',
      current: true,
    })
    // The phone was seen last an hour before.
    const muchLater = { ...later, wall: context.wall + 90 * MINUTE }
    expect(await called(sessions, muchLater, {})).toMatchObject([{ device: 'desk' }])
    expect(await called(endSession, later, { id: received[0]?.id })).toEqual({})
    expect(await memberOfSession(later, opened[2] ?? '', undefined)).toBeUndefined()
    expect(await called(endSession, { ...later, account: OTHER }, { id: received[1]?.id })).toBe('notFound')
    expect(await called(endSession, later, { id: 'nobody’s' })).toBe('notFound')
  })
})

const change = async (changed: object = {}) =>
  called(changePassword, await now(), { oldPassword: 'kabuto2026', newPassword: 'another2026', ...changed })

describe('a new password', () => {
  test('needs the one before, and ends all other sessions', async () => {
    const [{ token }, { token: other }] = [
      await openSession(context, context.member),
      await openSession(context, context.member),
    ]
    context = { ...context, token }
    expect(await change()).toEqual({})
    expect(await stored()).toMatchObject({ passwordHash: 'plain$another2026' })
    const live = async (which: string) => (await memberOfSession(context, which, undefined))?.id
    expect([await live(token), await live(other)]).toEqual([MEMBER, undefined])
  })

  test.each([
    [{ oldPassword: 'wrong12345' }, 'originalPasswordWrong of oldPassword'],
    [{ newPassword: 'short1' }, 'passwordFormat of newPassword'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(await change(changed)).toBe(code)
    expect(await stored()).toMatchObject({ passwordHash: 'plain$kabuto2026' })
  })

  test('counts wrong tries as those of the login', async () => {
    for (let tries = 0; tries < 5; tries += 1) await change({ oldPassword: 'wrong12345' })
    expect(await change()).toBe('tooOften')
    expect(await context.work.get('attempts', `login:${MEMBER}`)).toMatchObject({ wrong: 5 })
  })
})

const set = async (input: object) => called(setFundPassword, await now(), { fundPassword: '20270301', ...input })

describe('a fund password', () => {
  test('is set for the first time with the login password', async () => {
    context.work.put('members', { ...context.member, fundPasswordHash: '' })
    expect(await set({})).toBe('required of password')
    expect(await set({ password: 'wrong12345' })).toBe('originalPasswordWrong of password')
    expect(await set({ password: 'kabuto2026' })).toEqual({ outcome: 'first' })
    expect(await stored()).toMatchObject({ fundPasswordHash: 'plain$20270301' })
  })

  test('is changed with the one before, and forgives wrong tries', async () => {
    expect(await set({ oldPassword: '11112222' })).toBe('fundPasswordWrong of oldPassword')
    expect(await context.work.get('attempts', `fund:${MEMBER}`)).toMatchObject({ wrong: 1 })
    expect(await stored()).toMatchObject({ fundPasswordHash: `plain$${FUND_PASSWORD}` })
    expect(await set({ oldPassword: FUND_PASSWORD })).toEqual({ outcome: 'changed' })
    expect(await context.work.get('attempts', `fund:${MEMBER}`)).toMatchObject({ wrong: 0 })
    expect(await set({ password: 'kabuto2026' })).toEqual({ outcome: 'reset' })
    expect(await set({ fundPassword: '1234567', password: 'kabuto2026' })).toBe('fundPasswordFormat of fundPassword')
  })

  test('set with the login password forgives wrong fund passwords', async () => {
    await set({ oldPassword: '11112222' })
    await set({ password: 'kabuto2026' })
    expect(await context.work.get('attempts', `fund:${MEMBER}`)).toMatchObject({ wrong: 0 })
  })
})

/** A part of a PNG of one dot. */
function chunk(kind: string): number[] {
  const held = kind === 'IHDR' ? [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0] : []
  return [0, 0, 0, held.length, ...Array.from(kind, (letter) => letter.charCodeAt(0)), ...held, 9, 9, 9, 9]
}

describe('a picture that is sent', () => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const clean = new Uint8Array([...head, ...chunk('IHDR'), ...chunk('IEND')])
  const sent = new Uint8Array([...head, ...chunk('IHDR'), ...chunk('tEXt'), ...chunk('IEND')])

  test('is kept without what it tells beside the picture, with who sent it and what for', async () => {
    const { id } = (await called(upload, { ...context, file: sent }, { purpose: 'proof' })) as { id: string }
    expect(await context.work.ownedBy('uploads', MEMBER)).toEqual([
      { id, account: MEMBER, purpose: 'proof', type: 'image/png', bytes: clean.length, at: NOW },
    ])
    expect(await context.files.get(id)).toEqual(clean)
  })

  test.each([
    ['nothing', undefined, 'empty'],
    ['something else', new Uint8Array([1, 2, 3]), 'type'],
    ['a broken picture', sent.slice(0, -1), 'broken'],
  ])('%s is refused', async (_, file, reason) => {
    const result = await upload.run({ ...context, file } as never, { purpose: 'proof' } as never)
    expect(result).toMatchObject({ refusal: { code: 'uploadFailed', params: { reason } } })
    expect(await context.work.ownedBy('uploads', MEMBER)).toEqual([])
  })
})

const turn = (to: string) => called(advanceClock, context, { to })

describe('the clock', () => {
  test.each([
    ['minutes15', '2026-11-20T14:47:00+09:00'],
    ['tokyoOpen', '2026-11-24T09:00:00+09:00'],
    ['settlement', '2026-11-24T00:00:00+09:00'],
  ])('is turned to %s: %s', async (to, then) => {
    expect(await turn(to)).toEqual({ now: then })
    expect(await anchorOf(context.work, context.wall)).toMatchObject({ market: Date.parse(then), wall: context.wall })
  })

  test('is turned to when the next proceeds settle', async () => {
    for (const [id, day] of [
      ['u1', '20'],
      ['u2', '26'],
      ['u3', '25'],
    ])
      context.work.put('unsettled', { id, settles: `2026-11-${day}`, from: at(`${day}T00:00:00`) } as never, MEMBER)
    expect(await turn('settlement')).toEqual({ now: '2026-11-25T00:00:00+09:00' })
  })

  test('is turned to the next draw, where there is one', async () => {
    const drawn = (await turn('draw')) as { now: string }
    expect(Date.parse(drawn.now)).toBeGreaterThan(NOW)
    // After the last company that the market gets.
    context = { ...context, now: Date.parse('2047-08-01T10:00:00+09:00') }
    expect(await turn('draw')).toBe('noDraw')
  })

  test('is nobody’s to turn where all share it', async () => {
    context = { ...context, turnsClock: false }
    expect(await turn('minutes15')).toBe('notAllowed')
    context = { ...context, turnsClock: true }
    expect(await turn('minutes15')).toHaveProperty('now')
  })
})

const notices = () => context.work.ownedBy('memberNotices', MEMBER)

describe('an appeal', () => {
  const since = '2026-11-20T09:00:00+09:00'
  const text = '書類を送り直しました。'
  beforeEach(() => {
    const blocks: Blocks = { frozen: { reason: '本人確認', since }, tradeBarred: { reason: '調査', since } }
    context = { ...context, member: { ...context.member, blocks } }
    context.work.put('members', context.member)
  })
  const write = (input: object = {}) => called(appeal, context, { block: 'frozen', text: ` ${text} `, ...input })

  test('waits in the queue with its words, one at a time', async () => {
    const row = (await write()) as AppealRecord
    const sentAt = '2026-11-20T14:32:00+09:00'
    const decidesAt = '2026-11-20T14:33:00+09:00'
    expect(row).toEqual({ id: row.id, block: 'frozen', text, sentAt, state: 'pending', decidesAt })
    expect(await context.work.ownedBy('appeals', MEMBER)).toEqual([row])
    expect((await context.work.all('queue')).map(({ item }) => item)).toEqual([
      {
        kind: 'appeal',
        account: MEMBER,
        name: '森 花子',
        id: row.id,
        submittedAt: sentAt,
        decidesAt,
        orderNumber: null,
        amount: null,
        images: [],
        appeal: { block: 'frozen', text },
      },
    ])
    expect(await write()).toBe('appealPending')
    expect(await write({ block: 'withdrawBarred' })).toBe('notFound')
    expect(await write({ block: 'tradeBarred', text: ' ' })).toBe('required of text')
  })

  test('that passes lifts its block and no other, and is answered', async () => {
    const row = (await write()) as never
    expect(await decideAppeal(context, row, { on: 'approve', reason: '確認できました。' })).toMatchObject({
      to: 'passed',
    })
    expect((await stored())?.blocks).toEqual({ tradeBarred: { reason: '調査', since } })
    expect(await context.work.ownedBy('appeals', MEMBER)).toMatchObject([
      { state: 'passed', answer: '確認できました。', answeredAt: '2026-11-20T14:32:00+09:00' },
    ])
    expect(await context.work.all('queue')).toEqual([])
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      importance: 'mustRead',
      title: {
        ja: '異議申し立てへの回答：凍結を解除しました',
        en: 'Answer to your appeal: the freeze was lifted',
        'zh-Hant': '申訴回覆：已解除帳戶凍結',
      },
    })
    const words = JSON.stringify(notice?.body)
    for (const part of [
      '回答：確認できました。',
      `申し立ての内容：${text}`,
      'マイページで見る',
      'Answer: 確認',
      `You wrote: ${text}`,
    ])
      expect(words).toContain(part)
    for (const part of ['Open your account page', '回覆：確認', `申訴內容：${text}`, '前往我的'])
      expect(words).toContain(part)
    expect(
      await decideAppeal(context, { ...(row as object), state: 'passed' } as never, { on: 'approve' }),
    ).toHaveProperty('refusal')
  })

  test.each([
    ['frozen', '凍結は続きます', 'the freeze stays', '帳戶凍結仍維持'],
    ['loginBanned', 'ログインの停止は続きます', 'the login ban stays', '停止登入仍維持'],
    ['withdrawBarred', '出金の停止は続きます', 'the stop of withdrawals stays', '停止提款仍維持'],
    ['tradeBarred', '取引の停止は続きます', 'the stop of trading stays', '停止交易仍維持'],
  ] as const)('against %s that is rejected leaves it, and says why', async (block, ja, en, zh) => {
    const row = { ...((await write()) as object), block } as never
    const before = (await stored())?.blocks
    expect(await decideAppeal(context, row, { on: 'reject', reason: '書類が足りません。' })).toMatchObject({
      to: 'rejected',
    })
    expect((await stored())?.blocks).toEqual(before)
    const { ja: inJa, en: inEn, 'zh-Hant': inZh } = (await notices())[0]?.title ?? { ja: '', en: '', 'zh-Hant': '' }
    expect([inJa, inEn, inZh]).toEqual([
      `異議申し立てへの回答：${ja}`,
      `Answer to your appeal: ${en}`,
      `申訴回覆：${zh}`,
    ])
  })
})

describe('beginning anew', () => {
  const restarted: [string, string][] = []
  const reset = resetSimulation(({ account }, scenario) => {
    restarted.push([account, scenario])
    return Promise.resolve()
  })
  beforeEach(() => {
    restarted.length = 0
  })

  test('gives the past that was asked for', async () => {
    expect(await called(reset, context, { scenario: 'wealthy' })).toEqual({
      scenario: 'wealthy',
      now: '2026-11-20T14:32:00+09:00',
    })
    expect(restarted).toEqual([[MEMBER, 'wealthy']])
  })

  test('as a member of fraudsters needs the word, and nobody begins banned', async () => {
    expect(await called(reset, context, { scenario: 'rogue' })).toBe('required of text')
    expect(await called(reset, context, { scenario: 'banned' })).toBe('notAllowed')
    expect(restarted).toEqual([])
  })
})
