import { fill, languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { Choice } from './Choice.tsx'
import { DeskPage } from './DeskPage.tsx'
import { DeskTable, More, PAGE, Search } from './DeskTable.tsx'
import type { CoverageItem, DeskData } from './deskData.ts'
import { deskWords } from './deskWords.ts'
import { StoryLink } from './StoryLink.tsx'
import type { Collected } from './useDeskData.ts'

type Message = CoverageItem & { texts: NonNullable<CoverageItem['texts']> }

const orders = ['name', 'growth', 'length'] as const
type Order = (typeof orders)[number]

const isMessage = (item: CoverageItem): item is Message => item.texts !== undefined

/** As many half widths as it takes: a letter of Chinese or Japanese is as wide as two of English. */
const widthOf = (text: string): number => text.length + text.replaceAll(/[\u0020-\u02ff]/g, '').length

const longest = ({ texts }: Message): number => Math.max(...languages.map((language) => widthOf(texts[language])))

/** By how much its longest language is longer than the Japanese, in percent. */
const growth = (message: Message): number => Math.round((longest(message) / widthOf(message.texts.ja) - 1) * 100)

const sorted: Record<Order, (messages: Message[]) => Message[]> = {
  name: (messages) => messages,
  growth: (messages) => messages.toSorted((one, other) => growth(other) - growth(one)),
  length: (messages) => messages.toSorted((one, other) => longest(other) - longest(one)),
}

function Row({ message, data }: { message: Message; data: DeskData }) {
  const words = useWords(deskWords)
  const { name, texts, shownIn } = message
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
        {longest(message)}
        <br />
        <small>{growth(message) > 0 ? `+${growth(message)}%` : '±0%'}</small>
      </td>
      <td data-cell="stories">
        {story ? (
          <>
            <StoryLink id={story.id}>{`${story.place.split('/').at(-1) ?? ''}・${story.state}`}</StoryLink>
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

function fits({ name, texts }: Message, sought: string): boolean {
  return [name, ...Object.values(texts)].some((text) => text.toLowerCase().includes(sought))
}

function Messages({ data }: { data: DeskData }) {
  const words = useWords(deskWords)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const [count, setCount] = useState(PAGE)
  const sought = useDeferredValue(typed.trim().toLowerCase())
  const messages = sorted[order](data.items.filter(isMessage).filter((message) => fits(message, sought)))
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

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${k.space[4]};
`

const Quiet = styled.p`
  margin-top: ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.caption};
`
