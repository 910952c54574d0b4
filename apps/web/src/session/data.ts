import {
  generateAccount,
  loginCall,
  lookAroundCall,
  registerCall,
  resetPasswordCall,
  sendCodeCall,
  type Session,
} from '@kabuto/domain/session'
import { atom, type Setter } from 'jotai'
import { credentialsAtom, servicesAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { draftsOf } from '../shell/session/drafts.ts'
import { credentialsOf } from '../shell/session/session.ts'

/** What was typed into a form of the entrance, as long as nobody is logged in. */
const typedAtom = atom(null, (get, _set, form: 'login' | 'register', draft: object | undefined) =>
  draftsOf(get(servicesAtom).ofTab, undefined).write(form, draft),
)

/** Logs in; the next user of this tab finds no number in the login form. */
function enter(set: Setter, session: Session): void {
  set(typedAtom, 'login', undefined)
  set(typedAtom, 'register', undefined)
  set(credentialsAtom, credentialsOf(session))
}

export const login = mutation(loginCall, { onDone: enter })
export const lookAround = mutation(lookAroundCall, { onDone: enter })

/** Sent twice it does no harm: the number is then registered, and the way to the login is shown. */
export const register = mutation(registerCall, { onDone: enter })

export const sendCode = mutation(sendCodeCall, { subject: ({ account }) => account })

export const resetPassword = mutation(resetPasswordCall, { confirms: true, secrets: ['code', 'password'] })

const SPACE = 1_000_000

/** A number that is nobody's, by the chance of the machine. */
export const madeAccountAtom = atom(null, (get) =>
  generateAccount(Math.floor(get(servicesAtom).ports.random() * SPACE)),
)

/** The login's form begins with it. */
export const accountToLoginAtom = atom(null, (_get, set, account: string) => set(typedAtom, 'login', { account }))
