import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { belowSimBar, keyboardHeight } from '../base/bars.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonKind } from '../Button/kinds.ts'
import { Columns } from '../Columns/Columns.tsx'
import { useModal } from '../base/modal.ts'
import { gutter } from '../base/space.ts'
import { ToastOutlet } from '../Toast/ToastOutlet.tsx'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

type Choice = { label: string; onPress: () => void }

export type DialogProps = {
  open: boolean
  title: string
  children: ReactNode
  /** Leaves everything as it is. Left, and the first to have the focus. */
  safe: Choice
  /** `equal`: neither is urged, both look alike. */
  act: Choice & {
    danger?: boolean | undefined
    equal?: boolean | undefined
    /** As of a Button: it cannot be done without a connection. */
    sends?: boolean | undefined
  }
  /** Nothing closes it until the answer is there. */
  sending?: boolean | undefined
  onClose: () => void
}

const Panel = styled.dialog`
  position: fixed;
  inset: ${belowSimBar} 0 ${keyboardHeight};
  width: min(${k.part.dialog.width} + 2 * (1rem - 16px), 100vw - 2 * ${gutter});
  max-height: calc(100dvh - ${belowSimBar} - ${keyboardHeight} - ${k.space[6]});
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${k.part.dialog.radius};
  box-shadow: ${k.elevation.sheet};
  ${forcedEdge}
  background: ${k.bg.raised};
  color: ${k.text.primary};
  /* Opens at once; only the closing fades. A fade on opening would cost nearly half as much again as opening itself. */
  &:not([open]) {
    opacity: 0;
    transition:
      opacity ${k.motion.fade},
      display ${k.motion.fade} allow-discrete,
      overlay ${k.motion.fade} allow-discrete;
  }
  &::backdrop {
    inset: ${belowSimBar} 0 0;
    background: ${k.overlay.scrim};
  }
`

const Content = styled.div`
  padding: ${k.space[6]} ${k.space[5]} ${k.space[4]};
  font: ${k.type.sub};
  text-wrap: pretty;
  word-break: auto-phrase;
  & > h2 {
    font: ${k.type.headline};
  }
  & > h2 + div {
    margin-block: 6px ${k.space[4]};
    color: ${k.text.secondary};
  }
`

function kindOf({ danger, equal }: DialogProps['act']): ButtonKind {
  if (equal) return 'line'
  return danger ? 'danger' : 'primary'
}

function markFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('data-first', '')
}

/** Asks before something that cannot be undone. Everything else goes without asking, or in a Sheet. */
export function Dialog({ open, title, children, safe, act, sending, onClose }: DialogProps) {
  const id = useId()
  const { ref, shown } = useModal({ open, onClose, locked: sending === true })
  return (
    <Panel ref={ref} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-words`}>
      {shown && (
        <Content>
          <h2 id={id}>{title}</h2>
          <div id={`${id}-words`}>{children}</div>
          <Columns>
            <Button kind="line" size="medium" onClick={safe.onPress} ref={markFirst}>
              {safe.label}
            </Button>
            <Button kind={kindOf(act)} size="medium" sends={act.sends} loading={sending} onClick={act.onPress}>
              {act.label}
            </Button>
          </Columns>
          <ToastOutlet open={open} />
        </Content>
      )}
    </Panel>
  )
}
