// What the page of a built workshop runs, as text, for the tools that open its stories one after the other.

/** Asks for a story without loading the page again. */
export const askFor = (id: string): string =>
  `window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${JSON.stringify({ storyId: id, viewMode: 'story' })})`

/** Whether a story has come to one of these ends, after its play function and all that follows it. */
export const hasEnded = (id: string, ends: readonly ('finished' | 'errored' | 'aborted')[]): string =>
  `((render) => render?.id === ${JSON.stringify(id)} && ${JSON.stringify(ends)}.includes(render.phase))` +
  '(window.__STORYBOOK_PREVIEW__?.currentRender)'

/**
 * Before the page begins. To outline elements Storybook goes through all of them at each change of the page; here it
 * takes that for begun already, and leaves it.
 */
export const withoutHighlights = 'window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true'
