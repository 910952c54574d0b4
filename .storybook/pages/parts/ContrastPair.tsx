import { fill } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import type { ContrastRow } from '../../../tools/tokens/contrast.ts'
import { varName } from '../../../tools/tokens/css.ts'
import { colourWords } from './colourWords.ts'
import { Name, Quiet, Row } from './Rows.tsx'
import { useWords } from './useWords.ts'

const variable = (name: string): string => `var(${varName(['semantic', ...name.split('.')])})`

/**
 * A pair that may be combined, shown on its first background in both themes, with the lowest ratio of all of them.
 */
export function ContrastPair({ row }: { row: ContrastRow }) {
  const words = useWords(colourWords)
  const [ground = 'bg.page'] = row.grounds
  const style = { '--front': variable(row.part), '--ground': variable(ground) }
  return (
    <Row>
      <Name name={row.part}>
        <Quiet>{row.grounds.join(', ')}</Quiet>
      </Name>
      {(['light', 'dark'] as const).map((theme) => (
        <Line key={theme}>
          <Chip data-theme={theme}>
            <Ground style={style}>{row.floor < 4.5 ? <Mark /> : words.sample}</Ground>
          </Chip>
          <div>
            <Quiet>
              {words[theme]}　
              {row[theme] < row.floor ? words.fails : fill(words.floor, { floor: row.floor.toFixed(1) })}
            </Quiet>
            <Ratio>{(Math.floor(row[theme] * 100) / 100).toFixed(2)}</Ratio>
          </div>
        </Line>
      ))}
    </Row>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[1]} ${k.space[3]};
  align-items: center;
  min-width: 0;
`

/* The theme switches the variables here, the pair reads them one level below. */
const Chip = styled.span`
  flex: none;
`

const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 2.5rem;
  border: ${k.border.hairline} solid ${k.line.hairline};
  border-radius: ${k.radius.sm};
  background: var(--ground);
  color: var(--front);
  font: ${k.type.numSm};
`

const Mark = styled.span`
  width: 2.5rem;
  height: 0.375rem;
  border-radius: ${k.radius.full};
  background: var(--front);
`

const Ratio = styled.p`
  color: ${k.text.primary};
  font: ${k.type.numSm};
`
