import { useArgs } from 'storybook/preview-api'
import preview from '../preview.tsx'
import { lookOf } from '../stage/look.ts'
import { type Comparison, comparisons, ComparePage } from './ComparePage.tsx'

type Args = { story: string; by: Comparison }

const first: Args = { story: 'screens-funds-withdraw--ready', by: 'language' }

const meta = preview.meta({
  title: 'Flows/Compare',
  parameters: { layout: 'fullscreen', looks: false },
  // The frames are stories of the workshop, which only the workshop can serve (e2e/desk).
  tags: ['!test'],
  args: first,
  argTypes: {
    story: { name: '物語', control: 'text' },
    by: { name: '並べるもの', options: comparisons, control: 'select' },
  },
  render: function Render({ story, by }: Args, { globals }) {
    const [, update] = useArgs<Args>()
    return <ComparePage story={story} by={by} look={lookOf(globals)} onCompare={(next) => update({ by: next })} />
  },
})

export const One = meta.story({ name: 'Compare' })
