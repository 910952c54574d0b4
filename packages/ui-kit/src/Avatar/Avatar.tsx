import { useState } from 'react'
import { styled } from 'styled-components'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type AvatarSize = 'small' | 'medium' | 'large'

export type AvatarProps = {
  /** Its first letter is in the circle; beside a written name `decorative` keeps it from being read twice. */
  name: string
  src?: string | undefined
  size?: AvatarSize | undefined
  loading?: boolean | undefined
  decorative?: boolean | undefined
  words?: WordsOf<'loading'> | undefined
}

const Circle = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  overflow: hidden;
  border-radius: 50%;
  background: ${k.bg.selected};
  color: ${k.text.brand};
  font: ${k.type.headline};
  line-height: 1;
  &[data-size='small'] {
    width: 2rem;
    height: 2rem;
    font: ${k.type.subStrong};
    line-height: 1;
  }
  &[data-size='large'] {
    width: 3.5rem;
    height: 3.5rem;
    font: ${k.type.title2};
    line-height: 1;
  }
  &[data-loading] {
    ${shade}
  }
`

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

function firstLetter(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '―'
}

/** Somebody, as a picture or as the first letter of the name. If the picture fails to load, the letter is shown. */
export function Avatar({ name, src, size = 'medium', loading = false, decorative = false, words: own }: AvatarProps) {
  const words = useKitWords({ loading: say.loading }, own)
  const [broken, setBroken] = useState<string>()
  const heard = loading ? words.loading : name
  return (
    <Circle data-size={size} data-loading={loading || undefined}>
      {!loading &&
        (src && src !== broken ? (
          <Picture src={src} alt="" onError={() => setBroken(src)} />
        ) : (
          <span aria-hidden="true">{firstLetter(name)}</span>
        ))}
      {!decorative && <Spoken>{heard}</Spoken>}
    </Circle>
  )
}
