import { fill } from '@kabuto/domain/shared'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CopyIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type CopyWords = WordsOf<'copied' | 'copy' | 'notCopied'>

// A full touch target, in a row that stays as high as its words.
const Press = styled.button`
  ${touchTarget}
  display: inline-grid;
  place-items: center end;
  /* The icon, which grows with the text, is 12 px after the number. */
  margin: -14px 0 -14px calc(12px + 1rem - ${k.size.touchMin});
  vertical-align: middle;
  color: ${k.text.secondary};
  &:active {
    background: ${k.bg.pressed};
  }
`

const Told = styled.output`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

export type CopyPressProps = {
  /** What is copied: 会員番号. */
  label: string
  text: string
  words?: CopyWords | undefined
}

/** Puts a number where it can be pasted, and says whether that went well: a shell may forbid it. */
export function CopyPress({ label, text, words: own }: CopyPressProps) {
  const words = useKitWords({ copied: say.copied, copy: say.copy, notCopied: say.notCopied }, own)
  const [went, setWent] = useState<'copied' | 'notCopied'>()

  async function copy(): Promise<void> {
    setWent(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setWent('copied')
    } catch {
      // No permission, or no clipboard outside of https: the member sees a message, and can still select the text.
      setWent('notCopied')
    }
  }

  return (
    <>
      <Press type="button" aria-label={fill(words.copy, { label })} onClick={() => void copy()}>
        <Icon shape={went === 'copied' ? CheckIcon : CopyIcon} size="small" />
      </Press>
      <Told>{went && words[went]}</Told>
    </>
  )
}
