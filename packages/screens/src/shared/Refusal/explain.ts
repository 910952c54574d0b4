import type { RefusalCode, RefusalParams } from '@kabuto/domain/shared'
import { CircleAlertIcon, ClockIcon, TriangleAlertIcon } from '@kabuto/ui-kit/icons'
import { entryExplanations } from './entryExplanations.ts'
import type { Explain, Explanation, Help } from './explanation.tsx'
import { memberExplanations } from './memberExplanations.ts'
import { offerExplanations } from './offerExplanations.ts'
import { tradeExplanations } from './tradeExplanations.ts'

function nothingMoved(_: unknown, { t }: Help): Explanation {
  return { icon: CircleAlertIcon, rule: t('ruleNothingMoved') }
}

/** Every code has its row: a new one does not compile until it is decided what its card says. */
const explanations: { [Code in RefusalCode]: Explain<Code> } = {
  ...entryExplanations,
  ...memberExplanations,
  ...tradeExplanations,
  ...offerExplanations,
  requestFailed: () => ({ icon: CircleAlertIcon }),
  loginFailed: () => ({ icon: CircleAlertIcon }),
  updateFailed: nothingMoved,
  subscriptionFailed: nothingMoved,
  placementFailed: nothingMoved,
  withdrawalFailed: nothingMoved,
  deletionFailed: nothingMoved,
  systemBusy: ({ reference }, help) => ({
    icon: CircleAlertIcon,
    facts: [{ label: help.t('factReference'), value: reference }],
    rule: help.t('ruleNothingMoved'),
  }),
  idempotencyMismatch: (_, help) => ({ icon: CircleAlertIcon, fix: help.reload() }),
  badAnswer: (_, help) => ({ icon: CircleAlertIcon, fix: help.reload() }),
  offline: () => ({ icon: TriangleAlertIcon }),
  timeout: (_, help) => ({ icon: ClockIcon, fix: help.reload() }),
}

type Explained<Code extends RefusalCode> = { code: Code; params: RefusalParams[Code] }

export function explain<Code extends RefusalCode>({ code, params }: Explained<Code>, help: Help): Explanation {
  return explanations[code](params, help)
}
