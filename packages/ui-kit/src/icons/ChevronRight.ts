/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ChevronRightIcon: IconShape = 'M9 18l6-6-6-6'
