import preview from '@kabuto/storybook/preview'
import type { Tone } from './StatusBadge/StatusBadge.tsx'
function C(_: { tone: Tone; text: string }) { return null }
const c = preview.meta({ component: C, args: { tone: 'progress' as Tone, text: '審査中' } })
export const C1 = c.story({})
const d = preview.meta({ component: C, args: { text: '審査中' } })
export const D1 = d.story({ args: { tone: 'progress' } })
const e = preview.meta({ component: C, args: { tone: 'progress', text: '審査中' } })
export const E1 = e.story()
export const E2 = e.story({ args: {} })
export const E3 = e.story({ args: { tone: 'info' } })
export const E4 = e.story({ name: 'x' })
function F(_: { tone: string; text: string }) { return null }
const f = preview.meta({ component: F, args: { tone: 'x', text: '審査中' } })
export const F1 = f.story({})
