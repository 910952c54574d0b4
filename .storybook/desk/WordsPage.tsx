import { fill, languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { Choice } from './Choice.tsx'
import { DeskPage } from './DeskPage.tsx'
import { DeskTable, Filters, More, PAGE, Search } from './DeskTable.tsx'
import { contains, type CoverageItem, type DeskData, storyName } from './deskData.ts'
import { deskWords } from './deskWords.ts'
import { StoryLink } from './StoryLink.tsx'
import type { Collected } from './useCollected.ts'

/** A message with its longest language in half widths, and by how many percent that is longer than the Japanese. */
type Message = CoverageItem & { texts: NonNullable<CoverageItem['texts']>; length: number; growth: number }

const orders = ['name', 'growth', 'length'] as const
type Order = (typeof orders)[number]

/** As many half widths as it takes: a letter of Chinese or Japanese is as wide as two of English. */
const widthOf = (text: string): number => text.length + text.replaceAll(/[\u0020-\u02ff]/g, '').length

function messagesIn({ items }: DeskData): Message[] {
  return items.flatMap((item) => {
    if (!item.texts) return []
    const length = Math.max(...Object.values(item.texts).map(widthOf))
    return [{ ...item, texts: item.texts, length, growth: Math.round((length / widthOf(item.texts.ja) - 1) * 100) }]
  })
}

const sorted: Record<Order, (messages: Message[]) => Message[]> = {
  name: (messages) => messages,
  growth: (messages) => messages.toSorted((one, other) => other.growth - one.growth),
  length: (messages) => messages.toSorted((one, other) => other.length - one.length),
}

function Row({ message, data }: { message: Message; data: DeskData }) {
  const words = useWords(deskWords)
  const { name, texts, shownIn, length, growth } = message
  const [first] = shownIn.ja
  const story = first === undefined ? undefined : data.stories[first]
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      {languages.map((language) => (
        <td key={language} lang={language}>
          {texts[language]}
        </td>
      ))}
      <td data-cell="number">
        {length}
        <br />
        <small>{growth > 0 ? `+${growth}%` : '±0%'}</small>
      </td>
      <td data-cell="stories">
        {story ? (
          <>
            <StoryLink id={story.id}>{storyName(story)}</StoryLink>
            <br />
            <StoryLink id={story.id} globals={{ text: 'size200' }}>
              {words.large}
            </StoryLink>
          </>
        ) : (
          words.nowhere
        )}
      </td>
    </tr>
  )
}

function Messages({ data }: { data: DeskData }) {
  const words = useWords(deskWords)
  const all = useMemo(() => messagesIn(data), [data])
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const [count, setCount] = useState(PAGE)
  const sought = useDeferredValue(typed.trim().toLowerCase())
  const messages = sorted[order](all.filter((message) => contains(message, sought)))
  const shown = messages.slice(0, count)
  return (
    <>
      <Filters>
        <Choice
          label={words.order}
          value={order}
          onChange={setOrder}
          options={orders.map((value) => ({ value, label: words[`order_${value}`] }))}
        />
        <Search value={typed} onChange={setTyped} />
      </Filters>
      {messages.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <DeskTable
            heads={[words.name, ...languages.map((language) => languageNames[language]), words.widthOf, words.stories]}
          >
            {shown.map((message) => (
              <Row key={`${message.kind} ${message.name}`} message={message} data={data} />
            ))}
          </DeskTable>
          <More shown={shown.length} all={messages.length} onMore={() => setCount(count + PAGE)} />
        </>
      )}
      <Quiet>{fill(words.widthNote, { count: messages.length })}</Quiet>
    </>
  )
}

/** Every message in three languages: where it is shown, and how long it gets. */
export function WordsPage({ collected }: { collected: Collected }) {
  const words = useWords(deskWords)
  return (
    <DeskPage title={words.words} lead={words.wordsLead} collected={collected}>
      {(data) => <Messages data={data} />}
    </DeskPage>
  )
}

const Quiet = styled.p`
  margin-top: ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.caption};
`
