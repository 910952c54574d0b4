import { expect, test } from 'vitest'
import { where } from './where.ts'

test.each(['/user/aboutUs', '#/user/aboutUs?lang=en', 'user/aboutUs'])(
  '%s leads from the row of the route to its rules',
  (route) => {
    const files = where(route)
    for (const file of [
      'apps/web/src/routes.ts',
      'apps/web/src/account/AboutRoute.tsx',
      'apps/web/src/account/data.ts',
      'packages/screens/src/account/About/AboutScreen.tsx',
      'packages/screens/src/account/messages/ja.ts',
      'e2e/account.test.ts',
    ]) {
      expect(files).toContain(file)
    }
  },
)

test('a route of money leads from the fixture’s handler to the kit’s screen', () => {
  const files = where('/user/withdraw')
  for (const file of [
    'packages/simulator/src/features/funds/withdraw.ts',
    'packages/domain/src/funds/withdrawal.ts',
    'apps/web/src/funds/data.ts',
    'apps/web/src/funds/WithdrawRoute.tsx',
    'packages/screens/src/funds/Withdraw/WithdrawScreen.tsx',
    'e2e/funds-withdraw.test.ts',
  ]) {
    expect(files).toContain(file)
  }
})

test('an unknown route leads nowhere', () => expect(where('/user/nothing')).toEqual([]))
