/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const CheckIcon: IconShape = 'M20 6 9 17l-5-5'
