import { styled } from 'styled-components'
import { Spoken, spokenOnly } from '../base/spoken.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { QuietPress } from './press.ts'

const Figure = styled.span`
  position: relative;
  font: ${k.type.numMd};
`

const Track = styled.span`
  display: block;
  width: 100%;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${k.bg.sunken};
  ${ownColours}
  &::before {
    display: block;
    width: calc(var(--percent) * 1%);
    height: 100%;
    border-radius: 3px;
    background: ${k.action.bg};
    content: '';
  }
`

const Heard = styled.progress`
  ${spokenOnly}
`

type SendingProps = {
  label: string
  percent: number | undefined
  onCancel: (() => void) | undefined
  words: Record<'cancel' | 'sending', string>
}

/** How much of a picture has gone, or only that it is going. What is no number is nothing yet. */
export function Sending({ label, percent, onCancel, words }: SendingProps) {
  const whole =
    percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)))
  return (
    <>
      <Figure>
        {whole === undefined ? (
          <>
            <Spoken>{`${label} `}</Spoken>
            {words.sending}
          </>
        ) : (
          <>
            <Spoken>{`${label} ${words.sending} `}</Spoken>
            {whole}%
          </>
        )}
      </Figure>
      <Heard aria-label={label} value={whole} max={100} />
      {whole !== undefined && <Track aria-hidden="true" style={{ '--percent': whole }} />}
      {onCancel && (
        <QuietPress type="button" onClick={onCancel}>
          {words.cancel}
        </QuietPress>
      )}
    </>
  )
}
