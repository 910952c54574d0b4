import type { StepTo } from '../MoneyStepper/StepButton.tsx'

/** A bound and the words that say why it is one. */
export type Limit = { value: number; reason: string }

type Lots = { lot: number; least?: Limit | undefined; most?: Limit | undefined }

function countOf(value: string): number {
  return Math.min(Math.max(0, Math.trunc(Number(value)) || 0), Number.MAX_SAFE_INTEGER)
}

function limited(to: number, bound: Limit | undefined, beyond: boolean): StepTo {
  return bound && beyond ? { reason: bound.reason } : { to: String(to) }
}

/** Where one press leads: to the next whole lot, never past a limit. */
export function stepsFrom(value: string, { lot, least, most }: Lots): { up: StepTo; down: StepTo } {
  const now = countOf(value)
  const up = (Math.floor(now / lot) + 1) * lot
  const down = Math.max(0, (Math.ceil(now / lot) - 1) * lot)
  return {
    up: limited(Math.max(up, least?.value ?? 0), most, most !== undefined && up > most.value),
    down: limited(down, least, least !== undefined && down < least.value),
  }
}

/** The whole lots in what was typed, at least one. */
export function toLots(value: string, lot: number): string {
  const now = countOf(value)
  if (now % lot === 0) return value
  return String(Math.max(1, Math.floor(now / lot)) * lot)
}
