import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { useWords } from '../../pages/parts/useWords.ts'
import { deskWords } from '../deskWords.ts'
import { Missing } from '../DeskPage.tsx'
import type { Collected } from '../useCollected.ts'
import { type AddressOf, ChangeView } from './ChangeView.tsx'
import { nameOfMode } from './nameOfMode.ts'
import type { PictureReport } from './pictureReport.ts'

type StoryChangesProps = { story: string; collected: Collected<PictureReport>; addressOf?: AddressOf }

/** How the pictures of one story differ from those before; or that they do not, or that none are taken of it. */
export function StoryChanges({ story, collected, addressOf }: StoryChangesProps) {
  const words = useWords(deskWords)
  if (collected.kind !== 'there')
    return <Missing kind={collected.kind} why={words.picturesNone} command="pnpm visual" />
  const { stories, changes } = collected.data
  const own = changes.filter((change) => change.story === story)
  if (own.length === 0) return <Same>{stories.includes(story) ? words.unchanged : words.notPictured}</Same>
  return (
    <List>
      {own.map((change) => (
        <li key={change.mode}>
          <h2>{nameOfMode(change.mode, words)}</h2>
          <ChangeView change={change} {...(addressOf && { addressOf })} />
        </li>
      ))}
    </List>
  )
}

const Same = styled.p`
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  font: ${k.type.ui};
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[6]};
  li {
    max-width: 100%;
  }
  h2 {
    margin-bottom: ${k.space[2]};
    font: ${k.type.subStrong};
  }
`
