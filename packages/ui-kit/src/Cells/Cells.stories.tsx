import preview from '@kabuto/storybook/preview'
import { Money } from '../Money/Money.tsx'
import { type Cell, Cells } from './Cells.tsx'

const cells: Cell[] = [
  { label: '買付余力', value: <Money value="3420000" currency="JPY" /> },
  { label: '出金可能額', value: <Money value="2918400" currency="JPY" /> },
  { label: '評価損益', value: <Money value="128500" currency="JPY" signed coloured /> },
]

const meta = preview.meta({ title: 'Kit/Cells', component: Cells, args: { cells } })

export const Playground = meta.story({})
export const Two = meta.story({ name: '二つ', args: { cells: cells.slice(0, 2) } })
export const Matrix = meta.story({ tags: ['vrt'] })
