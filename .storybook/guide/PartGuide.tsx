import { DocsContext, Stories, Unstyled } from '@storybook/addon-docs/blocks'
import { k } from '@kabuto/ui-kit'
import { useContext, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { lookOf } from '../stage/look.ts'
import { adviceOf } from './advice/all.ts'
import { AdviceList } from './AdviceList.tsx'
import { Anatomy, shownWhole } from './Anatomy.tsx'
import { Sentence } from './GuideTable.tsx'
import { guideWords } from './guideWords.ts'
import { Head, Lead, Part } from './Part.tsx'
import { parts } from './parts.ts'
import { PropsTables } from './PropsTable.tsx'
import { Sample } from './Sample.tsx'
import { TokensTable } from './TokensTable.tsx'
import { UsedOn } from './UsedOn.tsx'

const ids = {
  tryIt: 'try-it',
  advice: 'do-and-dont',
  anatomy: 'anatomy',
  props: 'props',
  tokens: 'tokens',
  usedOn: 'used-on',
  states: 'states',
} as const

const names = Object.keys(ids) as (keyof typeof ids)[]

/** Goes to a part of the page; the address of the workshop around it stays. */
function goTo(id: string): void {
  const heading = document.querySelector<HTMLElement>(`#${id}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** A part of the kit as a designer asks about it: what it is, when, of what, with what, where. */
export function PartGuide() {
  const words = useWords(guideWords)
  const context = useContext(DocsContext)
  // Tables come in slices, after what is above and the stories.
  const isFirstShown = useDeferredValue(true, false)
  const stories = context.componentStories()
  const [primary] = stories
  const whole = shownWhole(stories)
  if (!primary || !whole) return null
  const { title, globals } = context.getStoryContext(primary) as { title: string; globals: Record<string, unknown> }
  const name = title.split(' ').at(-1) ?? ''
  const data = parts[name]
  const look = lookOf(globals)
  return (
    <>
      <Unstyled>
        <PartHead>
          <h1>{title.split('/').at(-1)}</h1>
          {data && (
            <Lead lang="en">
              <Sentence text={data.about} />
            </Lead>
          )}
          <nav aria-label={words.onThisPage}>
            {names.map((part) => (
              <button key={part} type="button" onClick={() => goTo(ids[part])}>
                {words[part]}
              </button>
            ))}
          </nav>
        </PartHead>
        <Part id={ids.tryIt} title={words.tryIt} lead={words.tryLead}>
          <Sample key={primary.id} story={primary} />
        </Part>
        <Part id={ids.advice} title={words.advice}>
          <AdviceList id={primary.componentId} advice={adviceOf(name)} />
        </Part>
        <Part id={ids.anatomy} title={words.anatomy} lead={words.anatomyLead}>
          <Anatomy key={whole.id} story={whole} part={name} />
        </Part>
        {data && isFirstShown && (
          <>
            <Part id={ids.props} title={words.props} lead={words.propsLead}>
              <PropsTables components={data.components} />
            </Part>
            <Part id={ids.tokens} title={words.tokens} lead={words.tokensLead}>
              <TokensTable used={data.tokens} price={look.price} />
            </Part>
            <Part id={ids.usedOn} title={words.usedOn} lead={words.usedOnLead}>
              <UsedOn {...data} />
            </Part>
          </>
        )}
      </Unstyled>
      <div id={ids.states} tabIndex={-1}>
        <Stories title={words.states} includePrimary={false} />
      </div>
    </>
  )
}

const PartHead = styled(Head)`
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${k.space[4]};
  }
  button {
    min-height: ${k.size.touchMin};
    padding: 0;
    border: 0;
    background: none;
    color: ${k.text.link};
    font: ${k.type.sub};
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
`
