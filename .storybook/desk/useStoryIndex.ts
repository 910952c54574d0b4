import { useCollected } from './useCollected.ts'

/** What the sidebar says of each story. */
export type StoryIndex = Readonly<Record<string, { title: string; name: string }>>

/** The stories of this workshop; not known until its index is read, or where it cannot be. */
export function useStoryIndex(): StoryIndex | undefined {
  const collected = useCollected<{ entries: StoryIndex }>('index.json')
  return collected.kind === 'there' ? collected.data.entries : undefined
}
