import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFullWidth } from '../testing.ts'
import { checkUnbind, toUnbindRequest, type UnbindContext, type UnbindDraft } from './unbind.ts'

const draft: UnbindDraft = { id: 'c1', fundPassword: '20260712' }
const context: UnbindContext = { cardIds: ['c1', 'c2'], fundPasswordSet: true, pending: undefined }

test.each<[Partial<UnbindDraft>, Partial<UnbindContext>, object[]]>([
  [{}, {}, []],
  [{ id: 'c9' }, {}, [{ code: 'notFound', params: { what: 'c9' } }]],
  [{ fundPassword: '' }, {}, [{ code: 'required', params: { field: 'fundPassword' }, field: 'fundPassword' }]],
  [{ fundPassword: ' 　' }, {}, [{ code: 'required', params: { field: 'fundPassword' }, field: 'fundPassword' }]],
  [{ fundPassword: '' }, { fundPasswordSet: false }, [{ code: 'fundPasswordMissing', params: {} }]],
  [
    {},
    { pending: { id: 'w1', cardId: 'c1' } },
    [{ code: 'fundOperationPending', params: { id: 'w1', kind: 'withdrawal' } }],
  ],
  [{}, { pending: { id: 'w1', cardId: 'c2' } }, []],
])('%j with %j is refused for %j, in full width too', (changed, rest, refusals) => {
  const typed = { ...draft, ...changed }
  expect(checkUnbind(typed, { ...context, ...rest })).toEqual(refusals)
  expect(checkUnbind({ ...typed, fundPassword: toFullWidth(typed.fundPassword) }, { ...context, ...rest })).toEqual(
    refusals,
  )
})

test('the fund password is sent in half width', () => {
  expect(toUnbindRequest({ id: 'c1', fundPassword: '２０２６０７１２' })).toEqual(draft)
})

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (fundPassword) => {
      expect(checkUnbind({ id: 'c1', fundPassword: toFullWidth(fundPassword) }, context)).toEqual(
        checkUnbind({ id: 'c1', fundPassword }, context),
      )
    }),
    { seed: 4 },
  )
})
