import { k } from '@kabuto/ui-kit'
import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'

/** Opens a story in the workshop around this page; as a link it can be copied, and opened in a window of its own. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode: 'story' })
  }
  return (
    <Anchor href={`./?path=/story/${id}`} target="_top" onClick={open}>
      {children}
    </Anchor>
  )
}

const Anchor = styled.a`
  color: ${k.text.link};
  font: ${k.type.sub};
  &:hover {
    text-decoration: underline;
  }
`
