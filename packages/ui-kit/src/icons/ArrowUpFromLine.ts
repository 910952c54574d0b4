/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ArrowUpFromLineIcon: IconShape = 'M18 9l-6-6-6 6M12 3v14M5 21h14'
