/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const CircleCheckIcon: IconShape = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12'
