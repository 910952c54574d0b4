/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ChevronLeftIcon: IconShape = 'M15 18l-6-6 6-6'
