import type { Card } from '@kabuto/domain/cards'
import { beforeEach, describe, expect, test } from 'vitest'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

const papers = {
  name: '山田 花',
  nameKana: 'ヤマダ ハナ',
  idNumber: '000000000777',
  front: 'sample-front',
  back: 'sample-back',
}
const account = {
  region: 'jp',
  bankCode: '9991',
  branchCode: '101',
  kind: 'ordinary',
  number: '7654321',
  holder: 'ヤマダ ハナ',
}

let client: MemberClient
beforeEach(async () => {
  client = await clientOf(await bench(), '0000000007')
})

async function verified(): Promise<void> {
  await client.granted('user/submitIdentity', papers)
  client.pass(60_000)
}

describe('identity', () => {
  test('is under review for a minute, then the member has that name, and of the number only its end', async () => {
    expect(await client.granted('user/submitIdentity', papers)).toMatchObject({
      state: 'underReview',
      idNumber: '•••• •••• 0777',
    })
    expect(await client.refused('user/submitIdentity', papers)).toBe('illegalState')
    client.pass(60_000)
    expect(await client.granted('user/identity')).toMatchObject({ state: 'verified', front: null, back: null })
    expect(await client.granted('user/info')).toMatchObject({ name: '山田 花', identity: 'verified' })
    expect(JSON.stringify(await client.granted('user/identity'))).not.toContain('000000000777')
  })

  test('with a picture that is somebody else’s, or of another kind, is refused', async () => {
    expect(await client.ask('user/submitIdentity', { ...papers, front: 'of somebody else' })).toMatchObject({
      refusal: { code: 'imageGone', params: { field: 'front' }, field: 'front', fix: 'chooseImage' },
      status: 0,
    })
    expect(await client.ask('user/submitIdentity', { ...papers, back: 'sample-front' })).toMatchObject({
      refusal: { code: 'imageGone', params: { field: 'back' }, field: 'back' },
      msg: '裏面の画像が見つかりません。画像は審査が終わると削除されます。もう一度選んでください。',
    })
    expect(await client.granted('user/identity')).toMatchObject({ state: 'unverified' })
  })
})

describe('cards', () => {
  test('need the verified name, an invented bank, and no account twice; their number never comes out', async () => {
    expect(await client.refused('user/addCard', account)).toBe('identityRequired')
    await verified()
    expect(await client.refused('user/addCard', { ...account, holder: 'サトウ ミサキ' })).toBe('holderMismatch')
    expect(await client.refused('user/addCard', { ...account, bankCode: '0001' })).toBe('cardFormat')
    expect(await client.granted('user/addCard', account)).toMatchObject({
      bankName: 'うぐいす模擬銀行',
      branchName: '兜町支店',
      numberEnd: '321',
    })
    expect(await client.refused('user/addCard', account)).toBe('cardExists')
    expect(JSON.stringify(await client.granted('user/cards'))).not.toContain('7654321')
  })

  test('are unbound with the fund password, but not while a withdrawal goes there', async () => {
    const typical = await clientOf(client, '0000000001')
    const [card] = (await typical.granted('user/cards')) as Card[]
    expect(await typical.refused('user/unbindCard', { id: card?.id, fundPassword: '11112222' })).toBe(
      'fundPasswordWrong',
    )
    await typical.granted('funds/withdraw', { amount: '5000', cardId: card?.id, fundPassword: '20260712' })
    expect(await typical.refused('user/unbindCard', { id: card?.id, fundPassword: '20260712' })).toBe(
      'fundOperationPending',
    )
    client.pass(60_000)
    await typical.granted('user/unbindCard', { id: card?.id, fundPassword: '20260712' })
    expect((await typical.granted('user/cards')) as Card[]).toHaveLength(1)
    expect(await typical.refused('user/unbindCard', { id: 'of somebody else', fundPassword: '20260712' })).toBe(
      'notFound',
    )
  })
})
