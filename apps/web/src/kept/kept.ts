import { browserPorts } from '../ports.ts'
import { openAnswers } from '../shell/data/answerStore.ts'
import { keptAnswers } from '../shell/data/keptAnswers.ts'

export { keepRelease } from './keepRelease.ts'

export const { note, read, forgetAnswers } = keptAnswers({ open: openAnswers, storage: browserPorts.lasting })
