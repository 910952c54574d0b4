import { fill } from '@kabuto/domain/shared'
import { k, useKitLocale } from '@kabuto/ui-kit'
import { styled } from 'styled-components'
import { PictureFrame } from '../../desk/camera/PictureFrame.tsx'
import { useCamera } from '../../desk/camera/useCamera.tsx'
import { StoryLink } from '../../desk/StoryLink.tsx'
import type { ScreenMock } from '../../mocks/screenMocks.ts'
import { useWords } from '../../pages/parts/useWords.ts'
import { defaultLook } from '../../stage/look.ts'
import { mockAddress } from './mockAddress.ts'
import { screenGuideWords } from './screenGuideWords.ts'
import type { ScreenState } from './StateGrid.tsx'

const WIDTH = 300

/** The mocks of a screen, and the screen itself as it is now. */
export function MockBeside({ mocks, state }: { mocks: readonly ScreenMock[]; state: ScreenState }) {
  const words = useWords(screenGuideWords)
  const language = useKitLocale()
  const shot = { id: state.id, look: { ...defaultLook, language } }
  const { pictureOf, frame } = useCamera([shot])
  const picture = pictureOf(shot)
  return (
    <Side>
      {frame}
      <figure>
        <figcaption>
          <StoryLink id={state.id}>{fill(words.now, { state: state.name })}</StoryLink>
        </figcaption>
        <PictureFrame picture={picture === 'failed' ? undefined : picture} title={state.name} width={WIDTH} />
        {picture === 'failed' && words.failed}
      </figure>
      {mocks.map(({ picture: name, caption }) => {
        const title = fill(words.mockOf, { caption: caption[language] })
        return (
          <figure key={name}>
            <figcaption>{title}</figcaption>
            {/* A long one scrolls in itself, by keys too. */}
            <Scroller aria-label={title} tabIndex={0}>
              <img src={mockAddress(name)} alt={title} width={WIDTH} loading="lazy" />
            </Scroller>
          </figure>
        )
      })}
    </Side>
  )
}

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[6]};
  figure {
    width: ${WIDTH}px;
    max-width: 100%;
    margin: 0;
  }
  figcaption {
    margin-bottom: ${k.space[2]};
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
`

const Scroller = styled.section`
  /* As high as a phone beside it. */
  max-height: ${(WIDTH / 375) * 812}px;
  border: ${k.border.hairline} solid ${k.line.control};
  border-radius: ${k.radius.md};
  overflow-y: auto;
  img {
    display: block;
    max-width: 100%;
    height: auto;
  }
  &:focus-visible {
    outline: ${k.border.focus} solid ${k.line.focus};
  }
`
