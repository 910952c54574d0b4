import { css } from 'styled-components'
import { ownColours } from './forced.ts'
import { k } from '../tokens/k.ts'

/** The state of one step, for Stepper and Timeline. */
export type Progress = 'done' | 'now' | 'todo' | 'failed'

/** Never colour alone: screen readers read this word, and each state has its own shape. */
export const progressWords: Record<Progress, 'stepDone' | 'stepFailed' | 'stepNow' | 'stepTodo'> = {
  done: 'stepDone',
  now: 'stepNow',
  todo: 'stepTodo',
  failed: 'stepFailed',
}

/** The dot's own colours, by `data-progress` of its item. */
export const dotFaces = css`
  ${ownColours}
  background: ${k.bg.surface};
  box-shadow: inset 0 0 0 2px ${k.line.control};
  [data-progress='done'] > & {
    background: ${k.tone.success.mark};
    box-shadow: none;
    color: ${k.bg.surface};
  }
  [data-progress='failed'] > & {
    background: ${k.tone.danger.mark};
    box-shadow: none;
    color: ${k.bg.surface};
  }
`
