import { Canvas, DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks'
import { k } from '@kabuto/ui-kit'
import { useContext, useEffect, useState } from 'react'
import type { Args, PreparedStory } from 'storybook/internal/types'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { guideWords } from './guideWords.ts'

type Updated = { storyId: string; args: Args }

function useArgs(story: PreparedStory): [Args, (changed: Args) => void] {
  const context = useContext(DocsContext)
  const { channel } = context
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args as Args)
  useEffect(() => {
    const hear = ({ storyId, args: now }: Updated): void => (storyId === story.id ? setArgs(now) : undefined)
    channel.on('storyArgsUpdated', hear)
    return () => channel.off('storyArgsUpdated', hear)
  }, [channel, story.id])
  return [args, (updatedArgs) => channel.emit('updateStoryArgs', { storyId: story.id, updatedArgs })]
}

/** The first story of a part, and beside it the values that it is given, to be changed. */
export function Sample({ story }: { story: PreparedStory }) {
  const words = useWords(guideWords)
  const [args, update] = useArgs(story)
  const rows = Object.fromEntries(Object.entries(story.argTypes).filter(([, { control }]) => control !== undefined))
  return (
    <Frame>
      <Canvas of={story.moduleExport as object} story={{ __primary: true }} />
      {Object.keys(rows).length > 0 && (
        <Values>
          <summary>{words.controls}</summary>
          <PureArgsTable compact rows={rows} args={args} updateArgs={update} storyId={story.id} />
        </Values>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[4]};
  & > * {
    min-width: 0;
  }
`

const Values = styled.details`
  border-radius: ${k.radius.lg};
  background: ${k.bg.page};
  contain: inline-size;
  overflow-x: auto;
  summary {
    min-height: ${k.size.touchMin};
    padding: ${k.space[3]} ${k.space[4]};
    color: ${k.text.primary};
    font: ${k.type.subStrong};
    cursor: pointer;
  }
`
