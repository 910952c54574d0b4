import { type IpoApplication, nextStepOf } from '@kabuto/domain/offerings'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { decided } from './data.ts'

/** Reads offers and applications again when a draw is made or a time to pay ends. */
export function useNextSteps(applications: readonly (IpoApplication | undefined)[]): void {
  useDecisionRefresh(
    decided,
    applications.flatMap((application) => {
      const decidedAt = application && nextStepOf(application)
      return decidedAt === undefined ? [] : [{ state: 'pending', decidedAt }]
    }),
  )
}
