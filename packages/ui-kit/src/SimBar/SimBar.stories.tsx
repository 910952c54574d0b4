import preview from '@kabuto/storybook/preview'
import { SimBar } from './SimBar.tsx'

const meta = preview.meta({ title: 'Kit/SimBar', component: SimBar })

export const Playground = meta.story({})
