import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'
import { QuietPress } from './press.ts'

const Preview = styled.img`
  max-width: 100%;
  max-height: 10rem;
  border-radius: ${k.radius.sm};
`

const Presses = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

type ShownProps = {
  label: string
  name: string
  preview: string | undefined
  onReplace: (() => void) | undefined
  onDelete: (() => void) | undefined
  words: Record<'remove' | 'replaceImage', string>
}

/** The picture that was taken, and what can be done with it. */
export function Shown({ label, name, preview, onReplace, onDelete, words }: ShownProps) {
  return (
    <>
      {preview && <Preview src={preview} alt={label} />}
      <span>{name}</span>
      <Presses>
        {onReplace && (
          <QuietPress type="button" onClick={onReplace}>
            {words.replaceImage}
          </QuietPress>
        )}
        {onDelete && (
          <QuietPress type="button" onClick={onDelete}>
            {words.remove}
          </QuietPress>
        )}
      </Presses>
    </>
  )
}
