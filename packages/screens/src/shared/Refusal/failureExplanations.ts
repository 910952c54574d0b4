import { CircleAlertIcon, ClockIcon, TriangleAlertIcon } from '@kabuto/ui-kit/icons'
import type { Explanations } from './explanation.tsx'
import { told } from './told.ts'

/** A server or the way to it failed. */
export const failureExplanations = {
  requestFailed: told(CircleAlertIcon),
  loginFailed: told(CircleAlertIcon),
  updateFailed: told(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  subscriptionFailed: told(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  placementFailed: told(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  withdrawalFailed: told(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  deletionFailed: told(CircleAlertIcon, { rule: 'ruleNothingMoved' }),
  systemBusy: told(CircleAlertIcon, { facts: { reference: 'factReference' }, rule: 'ruleNothingMoved' }),
  idempotencyMismatch: told(CircleAlertIcon),
  badAnswer: told(CircleAlertIcon),
  offline: told(TriangleAlertIcon),
  timeout: told(ClockIcon),
} satisfies Partial<Explanations>
