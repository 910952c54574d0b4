import { logoutCall } from '@kabuto/domain/session'
import { credentialsAtom, loggedOutAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'

export const logout = mutation(logoutCall, {
  success: 'loggedOut',
  onDone: (set) => {
    set(loggedOutAtom, true)
    set(credentialsAtom, undefined)
  },
})
