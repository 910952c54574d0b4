import { logoutCall } from '@kabuto/domain/session'
import { credentialsAtom } from '../shell/app.ts'
import { verb } from '../shell/verb.ts'

export const logout = verb(logoutCall, { success: 'loggedOut', onDone: (set) => set(credentialsAtom, undefined) })
