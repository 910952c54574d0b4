import {
  advanceClockCall,
  changePasswordCall,
  endSessionCall,
  memberCall,
  resetSimulationCall,
  sessionsCall,
  updateMemberCall,
} from '@kabuto/domain/account'
import { cardsCall } from '@kabuto/domain/cards'
import { noticesCall } from '@kabuto/domain/home'
import { logoutCall } from '@kabuto/domain/session'
import { accountAtom, logOutAtom, servicesAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { pictureUpload } from '../shell/data/picture.ts'
import { resource } from '../shell/data/resource.ts'
import { forgetDrafts } from '../shell/session/drafts.ts'
import { atom } from 'jotai'

export const logout = mutation(logoutCall, {
  success: 'loggedOut',
  onDone: (set) => set(logOutAtom),
})

export const cardCount = resource(cardsCall, { value: (cards) => cards.length, freshFor: 60_000 })
export const unreadCount = resource(noticesCall, { value: ({ unread }) => unread })
// Settings.

export const sessions = resource(sessionsCall)
export const endSession = mutation(endSessionCall, { subject: ({ id }) => id, refreshes: [sessionsCall] })
export const turnClock = mutation(advanceClockCall, {
  subject: ({ to }) => to,
  refreshes: 'all',
  success: 'clockTurned',
})

/** What was typed for the books of until now is of no use in the new ones. */
const forgetTypedAtom = atom(null, (get) => forgetDrafts(get(servicesAtom).ofTab, get(accountAtom)))
export const beginAnew = mutation(resetSimulationCall, {
  confirms: true,
  refreshes: 'all',
  onDone: (set) => set(forgetTypedAtom),
})

export const changePassword = mutation(changePasswordCall, {
  confirms: true,
  refreshes: [sessionsCall],
  secrets: ['oldPassword', 'newPassword'],
})

/** The member's own picture, until the books name it. */
export const faceUpload = pictureUpload('avatar')
export const updateMember = mutation(updateMemberCall, { refreshes: [memberCall] })
