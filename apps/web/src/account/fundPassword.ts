import { memberCall, setFundPasswordCall } from '@kabuto/domain/account'
import { mutation } from '../shell/data/mutation.ts'

export const setFundPassword = mutation(setFundPasswordCall, {
  confirms: true,
  refreshes: [memberCall],
  secrets: ['fundPassword', 'oldPassword', 'password'],
})
