import type { ja } from '../../terms/messages/ja.ts'

type Word = keyof typeof ja

/** What is stored, what for and how long. */
type Entry = readonly [what: Word, until: Word, purpose: Word]
type Passage = { heading: Word; text: Word } | { heading: Word; entries: readonly Entry[] }

/** What a member agrees to, in the order in which it is read. */
const terms: readonly Passage[] = [
  { heading: 'unreal', text: 'unrealText' },
  { heading: 'noBroker', text: 'noBrokerText' },
  { heading: 'deciding', text: 'decidingText' },
  { heading: 'costs', text: 'costsText' },
  { heading: 'asking', text: 'askingText' },
  { heading: 'leaving', text: 'leavingText' },
  { heading: 'warranty', text: 'warrantyText' },
]

const privacy: readonly Passage[] = [
  {
    heading: 'onDevice',
    entries: [
      ['session', 'untilLogout', 'sessionFor'],
      ['display', 'untilCleared', 'displayFor'],
      ['drafts', 'untilClosed', 'draftsFor'],
    ],
  },
  {
    heading: 'onServer',
    entries: [
      ['password', 'untilErased', 'passwordFor'],
      ['places', 'untilEnded', 'placesFor'],
      ['books', 'untilErased', 'booksFor'],
      ['images', 'untilReviewed', 'imagesFor'],
      ['chat', 'untilErased', 'chatFor'],
      ['requests', 'untilErased', 'requestsFor'],
    ],
  },
  { heading: 'readers', text: 'readersText' },
  { heading: 'erasing', text: 'erasingText' },
]

export type TermsName = 'terms' | 'privacy'

export const documents: Record<TermsName, { lead: Word; passages: readonly Passage[] }> = {
  terms: { lead: 'termsLead', passages: terms },
  privacy: { lead: 'privacyLead', passages: privacy },
}
