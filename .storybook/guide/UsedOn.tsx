import { fill } from '@kabuto/domain/shared'
import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { StoryLink } from '../desk/StoryLink.tsx'
import { placeOf } from '../names/places.ts'
import { useWords } from '../pages/parts/useWords.ts'
import { Quiet } from './GuideTable.tsx'
import { guideWords } from './guideWords.ts'
import { Nothing } from './Part.tsx'
import type { PartData, PartUse } from './partData.ts'

/** More of one part are folded: they are on almost every screen. */
const FEW = 8

const byFeature = (uses: readonly PartUse[]): [string, PartUse[]][] => [
  ...Map.groupBy(uses, ({ title }) => placeOf(title).split('/')[1] ?? ''),
]

function Links({ uses }: { uses: readonly PartUse[] }) {
  return (
    <Features>
      {byFeature(uses).map(([feature, ofFeature]) => (
        <div key={feature}>
          <dt>{feature}</dt>
          {ofFeature.map(({ title, story }) => (
            <dd key={title}>
              <StoryLink id={story}>{placeOf(title).split('/')[2]}</StoryLink>
            </dd>
          ))}
        </div>
      ))}
    </Features>
  )
}

/** The screens whose code names a part, and those that have it in another part, with links to their stories. */
export function UsedOn({ usedOn, isInShell }: Pick<PartData, 'usedOn' | 'isInShell'>) {
  const words = useWords(guideWords)
  const direct = usedOn.filter(({ through }) => through === undefined)
  const others = [...Map.groupBy(usedOn, ({ through = '' }) => through)]
    .filter(([through]) => through !== '')
    .toSorted(([, one], [, other]) => other.length - one.length)
  return (
    <>
      {usedOn.length === 0 && <Nothing>{words.usedOnNone}</Nothing>}
      {direct.length > 0 && (
        <Box>
          <h3>{fill(words.directly, { count: direct.length })}</h3>
          <Links uses={direct} />
        </Box>
      )}
      {others.map(([through, uses]) => (
        <Folded key={through} open={direct.length === 0 && uses.length <= FEW}>
          <summary>{fill(words.through, { part: through, count: uses.length })}</summary>
          <Links uses={uses} />
        </Folded>
      ))}
      {isInShell && <Quiet as="p">{words.inShell}</Quiet>}
    </>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${k.space[2]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.page};
`

const Folded = styled.details`
  border-radius: ${k.radius.lg};
  background: ${k.bg.page};
  summary {
    min-height: ${k.size.touchMin};
    padding: ${k.space[3]} ${k.space[4]};
    border-radius: ${k.radius.lg};
    color: ${k.text.primary};
    font: ${k.type.subStrong};
    cursor: pointer;
  }
  dl {
    padding: 0 ${k.space[4]} ${k.space[4]};
  }
`

const Features = styled.dl`
  display: grid;
  gap: ${k.space[2]};
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${k.space[4]};
    align-items: baseline;
  }
  dt {
    flex: 0 0 9rem;
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`
