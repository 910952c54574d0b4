import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { Code, GuideTable, Quiet, Sentence } from './GuideTable.tsx'
import { guideWords } from './guideWords.ts'
import { Nothing } from './Part.tsx'
import type { ComponentProps, PropNote } from './partData.ts'

function Given({ isRequired, preset }: PropNote) {
  const words = useWords(guideWords)
  if (isRequired) return <Required>{words.required}</Required>
  return preset === undefined ? <Quiet>{words.optional}</Quiet> : <Code>{preset}</Code>
}

function Row(prop: PropNote) {
  const { name, type, note = '', shapes = {} } = prop
  return (
    <tr>
      <th scope="row">
        <Code>{name}</Code>
      </th>
      <Type>
        <Code>{type}</Code>
        {Object.entries(shapes).map(([alias, shape]) => (
          <Quiet key={alias} as="p">
            <Code>
              {alias} = {shape}
            </Code>
          </Quiet>
        ))}
      </Type>
      <Narrow>
        <Given {...prop} />
      </Narrow>
      <Note lang="en">
        <Sentence text={note} />
      </Note>
    </tr>
  )
}

/** The props of a part, and of what else its folder gives away. */
export function PropsTables({ components }: { components: readonly ComponentProps[] }) {
  const words = useWords(guideWords)
  const heads = [words.name, words.type, words.given, words.note]
  return components.map(({ component, props }) => (
    <Block key={component}>
      {components.length > 1 && <h3>{component}</h3>}
      {props.length === 0 ? (
        <Nothing>{words.propsNone}</Nothing>
      ) : (
        <GuideTable label={`${words.props} ${component}`} heads={heads}>
          {props.map((prop) => (
            <Row key={prop.name} {...prop} />
          ))}
        </GuideTable>
      )}
    </Block>
  ))
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
`

const Type = styled.td`
  width: 45%;
  min-width: 16rem;
`

const Narrow = styled.td`
  min-width: 5rem;
  code {
    overflow-wrap: normal;
  }
`

const Note = styled.td`
  min-width: 12rem;
  color: ${k.text.secondary};
  text-wrap: pretty;
`

const Required = styled.strong`
  font: ${k.type.subStrong};
  white-space: nowrap;
`
