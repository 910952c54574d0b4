import { logoutCall } from '@kabuto/domain/session'
import { credentialsAtom, loggedOutAtom } from '../shell/app.ts'
import { verb } from '../shell/verb.ts'

export const logout = verb(logoutCall, {
  success: 'loggedOut',
  onDone: (set) => {
    set(loggedOutAtom, true)
    set(credentialsAtom, undefined)
  },
})
