import { k } from '@kabuto/ui-kit'
import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'

type StoryLinkProps = {
  id: string
  /** The look in which it opens, as the toolbar has it; otherwise it stays as it is. */
  globals?: Record<string, string>
  /** `docs`: the page of a part. */
  view?: 'story' | 'docs'
  children: ReactNode
}

/** Opens a story in the workshop around this page; as a link it can be copied, and opened in a window of its own. */
export function StoryLink({ id, globals = {}, view = 'story', children }: StoryLinkProps) {
  const look = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    if (look.length > 0) addons.getChannel().emit(UPDATE_GLOBALS, { globals })
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode: view })
  }
  return (
    <Anchor
      href={`./?path=/${view}/${id}${look.length > 0 ? `&globals=${look.join(';')}` : ''}`}
      target="_top"
      onClick={open}
    >
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
