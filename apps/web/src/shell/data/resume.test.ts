import { expect, test } from 'vitest'
import { resumable } from './mutation.ts'
import { resumeAllAtom } from './resume.ts'
import { bench, useFakePage } from './testing.ts'

useFakePage()

test('whatever page is shown, what must not be done twice is known and can be asked for again', async () => {
  await bench().store.set(resumeAllAtom)
  // Tests in the same process have calls of their own.
  const paths = [...resumable.keys()].filter((path) => !path.startsWith('test/'))
  expect(paths.toSorted()).toEqual([
    'ai/join',
    'ai/leave',
    'block/apply',
    'follow/changeLossLimit',
    'follow/end',
    'follow/order',
    'funds/applyLoan',
    'funds/cancelWithdrawal',
    'funds/deposit',
    'funds/exchange',
    'funds/repayLoan',
    'funds/topUpCredit',
    'funds/withdraw',
    'ipo/abstain',
    'ipo/apply',
    'ipo/pay',
    'ipo/withdraw',
    'raise/apply',
    'trade/cancel',
    'trade/dayTrade',
    'trade/order',
    'trade/sell',
    'user/addCard',
    'user/changePassword',
    'user/resetPassword',
    'user/resetSimulation',
    'user/setFundPassword',
    'user/submitIdentity',
    'user/unbindCard',
  ])
})
