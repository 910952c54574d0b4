import { loginCall, lookAroundCall } from '@kabuto/domain/session'
import { credentialsAtom } from '../shell/app.ts'
import { credentialsOf } from '../shell/session.ts'
import { verb } from '../shell/verb.ts'

export const login = verb(loginCall, {
  onDone: (set, session) => set(credentialsAtom, credentialsOf(session)),
})

export const lookAround = verb(lookAroundCall, {
  onDone: (set, session) => set(credentialsAtom, credentialsOf(session)),
})
