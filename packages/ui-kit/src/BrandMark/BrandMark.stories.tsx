import preview from '@kabuto/storybook/preview'
import { Board, Example, Rows } from '../base/board.tsx'
import { BrandMark } from './BrandMark.tsx'

const meta = preview.meta({ title: 'Kit/BrandMark', component: BrandMark })

export const Playground = meta.story({ args: { size: 'large' } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Board title="BrandMark">
      <Rows>
        <Example name="small">
          <BrandMark />
        </Example>
        <Example name="large">
          <BrandMark size="large" />
        </Example>
      </Rows>
    </Board>
  ),
})
