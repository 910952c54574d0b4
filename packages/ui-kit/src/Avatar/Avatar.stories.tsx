import preview from '@kabuto/storybook/preview'
import { expect } from 'storybook/test'
import { Board, Example, Pairs } from '../base/board.tsx'
import { Avatar } from './Avatar.tsx'

/** A small picture of our own, so that no story needs the network. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#165e83"/><path d="M4 1l3 6H1z" fill="#fff"/></svg>')}`

const meta = preview.meta({ title: 'Kit/Avatar', component: Avatar, args: { name: '佐藤 美咲' } })

export const Playground = meta.story({})
export const Small = meta.story({ args: { size: 'small' } })
export const Large = meta.story({ args: { size: 'large' } })
export const Image = meta.story({ args: { src: picture } })
export const Loading = meta.story({ args: { loading: true } })

/** If the picture fails to load, the letter is shown. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => expect(await canvas.findByText('佐')).toBeInTheDocument(),
})

export const Heard = meta.story({ play: ({ canvas }) => expect(canvas.getByText('佐藤 美咲')).toBeInTheDocument() })

/** Beside a written name it says nothing. */
export const Decorative = meta.story({
  args: { decorative: true },
  play: ({ canvas }) => expect(canvas.queryByText('佐藤 美咲')).toBeNull(),
})

export const Hostile = meta.story({
  render: () => (
    <Pairs>
      {['', '   ', '🪖 kabuto', 'שלום', '<b>x</b>', 'x'.repeat(10_000)].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Pairs>
  ),
})

function Sheet() {
  return (
    <Board title="Avatar">
      <Pairs>
        <Example name="32">
          <Avatar name="佐藤" size="small" />
        </Example>
        <Example name="44">
          <Avatar name="藍" />
        </Example>
        <Example name="56">
          <Avatar name="north" size="large" />
        </Example>
        <Example name="image">
          <Avatar name="佐藤" src={picture} />
        </Example>
        <Example name="loading">
          <Avatar name="佐藤" loading />
        </Example>
        <Example name="―">
          <Avatar name="" />
        </Example>
      </Pairs>
    </Board>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], render: () => <Sheet /> })
