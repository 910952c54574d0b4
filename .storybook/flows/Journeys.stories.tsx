import preview from '@kabuto/storybook/preview'
import { useArgs, useGlobals } from 'storybook/preview-api'
import { lookOf } from '../stage/look.ts'
import { FlowPlayer } from './player/FlowPlayer.tsx'
import { playerWords } from './player/playerWords.ts'
import { flows } from './steps/flows.ts'

type Args = { flow: string; walked: number; isCompared: boolean }

const names = Object.fromEntries(flows.map(({ id, name }) => [id, name.ja]))

function Player({ flow: id, walked, isCompared }: Args) {
  const [globals] = useGlobals()
  const [, update] = useArgs<Args>()
  const look = lookOf(globals)
  const flow = flows.find((one) => one.id === id)
  if (!flow) return <p>{playerWords[look.language].none}</p>
  return (
    <FlowPlayer
      key={id}
      flow={flow}
      walked={Math.min(Math.max(0, Math.trunc(walked)), flow.steps.length)}
      isCompared={isCompared}
      look={look}
      onWalk={(steps) => update({ walked: steps })}
    />
  )
}

const meta = preview.meta({
  title: 'Flows/Journeys',
  // Each walks the live app in a frame of the workshop, which only the workshop can serve (e2e/desk.test.ts).
  tags: ['!test'],
  args: { flow: flows[0]?.id ?? '', walked: 0, isCompared: false },
  argTypes: {
    flow: { name: '導線', options: Object.keys(names), control: { type: 'select', labels: names } },
    walked: { name: '進んだ数', control: { type: 'number', min: 0, step: 1 } },
    isCompared: { name: '3つの言語を並べる', control: 'boolean' },
  },
  globals: { viewport: { value: undefined } },
  parameters: { layout: 'fullscreen', looks: false },
  render: Player,
})

export const One = meta.story({ name: '1つずつ進む' })

export const ThreeLanguages = meta.story({ name: '3つの言語を並べる', args: { walked: 99, isCompared: true } })
