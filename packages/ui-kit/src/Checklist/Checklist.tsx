import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CircleCheckIcon, CircleDashedIcon } from '../icons.ts'
import { Link } from '../Link/Link.tsx'
import { Spoken } from '../base/spoken.ts'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

/** With `href` it is still missing, and that is the way to it. */
export type CheckItem = { label: string; href?: string | undefined }

export type ChecklistProps = {
  title: string
  /** Right of the title, when it matters. */
  note?: ReactNode
  items: CheckItem[]
  words?: WordsOf<'missing' | 'stepDone'> | undefined
}

const Face = styled.section`
  min-width: 0;
  padding: 10px ${k.part.card.padding};
  border-radius: ${k.part.card.radius};
  background: ${k.part.card.bg};
  ${forcedEdge}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  margin-block-end: 6px;
`

const Title = styled.h2`
  font: ${k.type.subStrong};
  word-break: auto-phrase;
`

const Note = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px ${k.space[3]};
  font: ${k.type.sub};
  /* Links below one another are 44 px apart. */
  &:has([data-missing]) {
    row-gap: calc(${k.size.touchMin} - 1lh);
  }
`

const Item = styled.li`
  position: relative;
  display: flex;
  gap: 6px;
  min-width: 0;
  word-break: auto-phrase;
  svg {
    margin-block-start: 0.125rem;
    color: ${k.tone.success.mark};
  }
  &[data-missing] svg {
    color: ${k.text.secondary};
  }
`

/** What has to be there before something can be done: all in one row, each missing one a link to where it is done. */
export function Checklist({ title, note, items, words: own }: ChecklistProps) {
  const words = useKitWords({ missing: say.missing, stepDone: say.stepDone }, own)
  const id = useId()
  return (
    <Face aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {note !== undefined && <Note>{note}</Note>}
      </Head>
      <Items>
        {items.map(({ label, href }) => {
          const missing = href !== undefined
          return (
            <Item key={label} data-missing={missing || undefined}>
              <Icon shape={missing ? CircleDashedIcon : CircleCheckIcon} size="small" />
              <span>
                {missing ? <Link href={href}>{label}</Link> : label}
                <Spoken>{missing ? words.missing : words.stepDone}</Spoken>
              </span>
            </Item>
          )
        })}
      </Items>
    </Face>
  )
}
