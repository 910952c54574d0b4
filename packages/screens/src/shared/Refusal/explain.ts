import type { RefusalCode, RefusalParams } from '@kabuto/domain/shared'
import { entryExplanations } from './entryExplanations.ts'
import type { Explanation, Explanations, Help } from './explanation.tsx'
import { failureExplanations } from './failureExplanations.ts'
import { memberExplanations } from './memberExplanations.ts'
import { offerExplanations } from './offerExplanations.ts'
import { tradeExplanations } from './tradeExplanations.ts'

/** Every code is in one of these: a new one does not compile until it is decided what its card says. */
const explanations: Explanations = {
  ...entryExplanations,
  ...memberExplanations,
  ...tradeExplanations,
  ...offerExplanations,
  ...failureExplanations,
}

type Explained<Code extends RefusalCode> = { code: Code; params: RefusalParams[Code] }

export function explain<Code extends RefusalCode>({ code, params }: Explained<Code>, help: Help): Explanation {
  return explanations[code](params, help)
}
