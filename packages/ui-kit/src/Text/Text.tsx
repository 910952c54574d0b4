import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type TextLook = 'title1' | 'title2' | 'headline' | 'body' | 'bodyStrong' | 'sub' | 'caption' | 'micro'
export type TextTone = 'primary' | 'secondary' | 'brand'

const Words = styled.p`
  color: ${k.text.primary};
  font: ${k.type.body};

  &[data-look='title1'] {
    font: ${k.type.title1};
  }
  &[data-look='title2'] {
    font: ${k.type.title2};
  }
  &[data-look='headline'] {
    font: ${k.type.headline};
  }
  &[data-look='bodyStrong'] {
    font: ${k.type.bodyStrong};
  }
  &[data-look='sub'] {
    font: ${k.type.sub};
  }
  &[data-look='caption'] {
    font: ${k.type.caption};
  }
  &[data-look='micro'] {
    font: ${k.type.micro};
  }
  &[data-tone='secondary'] {
    color: ${k.text.secondary};
  }
  &[data-tone='brand'] {
    color: ${k.text.brand};
  }
  &[data-short] {
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  &[data-short][data-look='title1'] {
    text-wrap: balance;
  }
`

type TextProps = {
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'span' | undefined
  look?: TextLook | undefined
  tone?: TextTone | undefined
  /** A message rather than an article: break between phrases, leave no word alone on the last line. */
  short?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/** Words of a screen in one of the sizes of the design. The element says what they are, the look how they are set. */
export function Text({ as, look = 'body', tone = 'primary', short = false, id, children }: TextProps) {
  return (
    <Words as={as} id={id} data-look={look} data-tone={tone} data-short={short || undefined}>
      {children}
    </Words>
  )
}
