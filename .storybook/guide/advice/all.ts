import { actions } from './actions.ts'
import type { Advice } from './advice.ts'
import { charts } from './charts.ts'
import { figures } from './figures.ts'
import { frame } from './frame.ts'
import { inputs } from './inputs.ts'
import { notices } from './notices.ts'
import { overlays } from './overlays.ts'
import { pictures } from './pictures.ts'
import { texts } from './texts.ts'

/** By the name of the part. */
export const allAdvice: Record<string, readonly Advice[]> = {
  ...frame,
  ...actions,
  ...inputs,
  ...figures,
  ...charts,
  ...texts,
  ...notices,
  ...overlays,
  ...pictures,
}

export const adviceOf = (part: string): readonly Advice[] => allAdvice[part] ?? []
