/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ArrowDownToLineIcon: IconShape = 'M12 17V3M6 11l6 6 6-6M19 21H5'
