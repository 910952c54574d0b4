import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Folds = styled.svg`
  display: block;
  width: 1em;
  height: 1em;
  color: ${k.text.brand};
  fill: currentColor;
  font-size: 1.625rem;

  &[data-size='large'] {
    font-size: 4rem;
  }
`

type BrandMarkProps = { size?: 'small' | 'large' | undefined }

/** The origami helmet. Decoration only: the name Kabuto is always written beside it. */
export function BrandMark({ size = 'small' }: BrandMarkProps) {
  return (
    <Folds viewBox="0 0 32 32" aria-hidden="true" data-size={size}>
      <path d="M16 2.5 9.6 11 16 13.4z" opacity=".45" />
      <path d="M16 2.5 22.4 11 16 13.4z" opacity=".62" />
      <path d="M15.2 14 1.5 7.5 7.4 20.4z" opacity=".8" />
      <path d="M16.8 14 30.5 7.5 24.6 20.4z" />
      <path d="M16 15.2 16 25H6.8z" opacity=".8" />
      <path d="M16 15.2 16 25H25.2z" />
      <path d="M3.2 26.2H16v3.3H7z" opacity=".62" />
      <path d="M28.8 26.2H16v3.3h9z" opacity=".8" />
    </Folds>
  )
}
