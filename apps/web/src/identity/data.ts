import { memberCall } from '@kabuto/domain/account'
import { generateIdNumber, identityCall, submitIdentityCall } from '@kabuto/domain/identity'
import { atom } from 'jotai'
import { servicesAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { pictureUpload } from '../shell/data/picture.ts'
import { resource } from '../shell/data/resource.ts'

export const identity = resource(identityCall)

/** What sending it, and a decision of the simulated back office, change. */
export const decided = [identityCall, memberCall]

export const front = pictureUpload('front')
export const back = pictureUpload('back')

export const submitIdentity = mutation(submitIdentityCall, {
  confirms: true,
  refreshes: decided,
  // The review has them now.
  onDone(set) {
    set(front.remove)
    set(back.remove)
  },
})

/** The number of an identity card that nobody has, by the chance of the machine. */
export const madeIdNumberAtom = atom(null, (get) => generateIdNumber(get(servicesAtom).ports.random()))
