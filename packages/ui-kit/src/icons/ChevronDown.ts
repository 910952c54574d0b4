/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ChevronDownIcon: IconShape = 'M6 9l6 6 6-6'
