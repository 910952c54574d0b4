import { loginCall, lookAroundCall } from '@kabuto/domain/session'
import { credentialsAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { credentialsOf } from '../shell/session.ts'

export const login = mutation(loginCall, { onDone: (set, session) => set(credentialsAtom, credentialsOf(session)) })

export const lookAround = mutation(lookAroundCall, {
  onDone: (set, session) => set(credentialsAtom, credentialsOf(session)),
})
