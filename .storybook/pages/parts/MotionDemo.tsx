import { Button, k } from '@kabuto/ui-kit'
import { useState } from 'react'
import { styled } from 'styled-components'
import { varName } from '../../../tools/tokens/css.ts'
import { aliasOf, type Token } from '../../../tools/tokens/flatten.ts'
import { motionWords } from './motionWords.ts'
import { Name, Quiet, Row, Rows } from './Rows.tsx'
import { useWords } from './useWords.ts'

type Transition = { duration: unknown; timingFunction: unknown }

const lastPart = (value: unknown): string => aliasOf(value)?.replace('primitive.', '') ?? ''

/** Does not move until pressed, so a picture of it is always the same. */
export function MotionDemo({ tokens }: { tokens: Token[] }) {
  const words = useWords(motionWords)
  const [moved, setMoved] = useState(false)
  return (
    <>
      <Press>
        <Button kind="soft" size="medium" onClick={() => setMoved(!moved)}>
          {words.play}
        </Button>
      </Press>
      <List>
        {tokens.map((token) => {
          const { duration, timingFunction } = token.value as Transition
          return (
            <Row key={token.path.join('.')}>
              <Name name={token.path.slice(1).join('.')} code={varName(token.path)} />
              <Quiet>
                {lastPart(duration)}　{lastPart(timingFunction)}
              </Quiet>
              <Track data-moved={moved} style={{ '--motion': `var(${varName(token.path)})` }} />
            </Row>
          )
        })}
      </List>
    </>
  )
}

const Press = styled.div`
  max-width: 12rem;
`

const List = styled(Rows)`
  margin-top: ${k.space[4]};
`

const Track = styled.div`
  display: flex;
  height: 1.5rem;
  padding: 2px;
  border-radius: ${k.radius.full};
  background: ${k.bg.sunken};
  &::after {
    content: '';
    width: 1.25rem;
    border-radius: ${k.radius.full};
    background: ${k.action.bg};
    transition: margin-inline-start var(--motion);
  }
  &[data-moved='true']::after {
    margin-inline-start: calc(100% - 1.25rem);
  }
`
