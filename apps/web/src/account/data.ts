import { logoutCall } from '@kabuto/domain/session'
import { logOutAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'

export const logout = mutation(logoutCall, {
  success: 'loggedOut',
  onDone: (set) => set(logOutAtom),
})
