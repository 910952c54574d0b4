import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

/** The background and the text colour of a message, by `data-tone`. */
export const toneFaces = css`
  &[data-tone='info'] {
    background: ${k.tone.info.bg};
    color: ${k.tone.info.text};
  }
  &[data-tone='progress'] {
    background: ${k.tone.progress.bg};
    color: ${k.tone.progress.text};
  }
  &[data-tone='success'] {
    background: ${k.tone.success.bg};
    color: ${k.tone.success.text};
  }
  &[data-tone='danger'] {
    background: ${k.tone.danger.bg};
    color: ${k.tone.danger.text};
  }
  &[data-tone='neutral'] {
    background: ${k.tone.neutral.bg};
    color: ${k.tone.neutral.text};
  }
`
