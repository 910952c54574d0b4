import preview from '@kabuto/storybook/preview'
import { styled } from 'styled-components'
import { Board, Example } from '../base/board.tsx'
import * as icons from '../icons.ts'
import { k } from '../tokens/k.ts'
import { Icon } from './Icon.tsx'

const meta = preview.meta({ title: 'Kit/Icon', component: Icon, args: { shape: icons.TicketIcon } })

export const Playground = meta.story({})

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${k.space[4]};
`

export const Sizes = meta.story({
  name: '大きさ',
  render: (args) => (
    <Row>
      <Icon {...args} size="tiny" />
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Row>
  ),
})

const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
  gap: ${k.space[4]};
  overflow-wrap: anywhere;
`

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Board title="Icon">
      <Shapes lang="en">
        {Object.entries(icons).map(([name, shape]) => (
          <Example key={name} name={name.replace(/Icon$/, '')}>
            <Icon shape={shape} size="large" />
          </Example>
        ))}
      </Shapes>
    </Board>
  ),
})
