import { CircleAlertIcon, ClockIcon, TriangleAlertIcon } from '@kabuto/ui-kit/icons'
import type { Explanations } from './explanation.tsx'
import { factsCard } from './factsCard.ts'

/** A server or the way to it failed. */
export const failureExplanations = {
  requestFailed: factsCard(CircleAlertIcon),
  loginFailed: factsCard(CircleAlertIcon),
  updateFailed: factsCard(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  subscriptionFailed: factsCard(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  placementFailed: factsCard(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  withdrawalFailed: factsCard(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  deletionFailed: factsCard(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  systemBusy: factsCard(CircleAlertIcon, { facts: { reference: 'factReference' }, rule: 'ruleNothingMoved' }),
  idempotencyMismatch: factsCard(CircleAlertIcon),
  badAnswer: factsCard(CircleAlertIcon),
  offline: factsCard(TriangleAlertIcon),
  timeout: factsCard(ClockIcon),
} satisfies Partial<Explanations>
