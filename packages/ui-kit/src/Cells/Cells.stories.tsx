import preview from '@kabuto/storybook/preview'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
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
export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['買付余力', '出金可能額', '評価損益'],
      en: ['Buying power', 'Withdrawable', 'Open P/L'],
      'zh-Hant': ['可買進金額', '可提款金額', '未實現損益'],
    })
    const named = cells.map(({ value }, at) => ({ label: words[at] ?? '', value }))
    return (
      <Board title="Cells">
        <Rows>
          <Example name="3">
            <Cells cells={named} />
          </Example>
          <Example name="2">
            <Cells cells={named.slice(0, 2)} />
          </Example>
        </Rows>
      </Board>
    )
  },
})
