import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { belowSimBar, keyboardHeight } from '../base/bars.ts'
import { Icon } from '../Icon/Icon.tsx'
import { XIcon } from '../icons.ts'
import { useModal } from '../base/modal.ts'
import { Noted } from '../Page/Noted.tsx'
import { gutter } from '../base/space.ts'
import { Spoken } from '../base/spoken.ts'
import { ToastOutlet } from '../Toast/ToastOutlet.tsx'
import { forcedEdge, forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { useSwipeDown } from './swipe.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** While sending: nothing closes it. */
  locked?: boolean | undefined
  /** Stays below what scrolls: the button. */
  footer?: ReactNode
  children: ReactNode
  words?: WordsOf<'close'> | undefined
}

const Panel = styled.dialog`
  position: fixed;
  inset: auto 0 ${keyboardHeight};
  width: 100%;
  max-width: ${k.layout.max};
  max-height: calc(100dvh - ${belowSimBar} - ${keyboardHeight} - ${k.space[6]});
  margin: 0 auto;
  padding: 0;
  border: 0;
  border-radius: ${k.part.sheet.radius} ${k.part.sheet.radius} 0 0;
  box-shadow: ${k.elevation.sheet};
  background: ${k.part.sheet.bg};
  color: ${k.text.primary};
  outline: none;
  ${forcedEdge}
  translate: 0 100%;
  transition:
    translate ${k.motion.sheet},
    display ${k.motion.sheet} allow-discrete,
    overlay ${k.motion.sheet} allow-discrete;
  &[open] {
    display: flex;
    flex-direction: column;
    translate: none;
  }
  @starting-style {
    &[open] {
      translate: 0 100%;
    }
  }
  /* The top layer knows no z-index: the scrim itself begins below the SimBar. */
  &::backdrop {
    inset: ${belowSimBar} 0 0;
    background: ${k.overlay.scrim};
    opacity: 0;
    transition:
      opacity ${k.motion.sheet},
      display ${k.motion.sheet} allow-discrete,
      overlay ${k.motion.sheet} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
`

const Head = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${k.space[2]};
  min-height: 60px;
  padding: 12px calc(${gutter} - 10px) 0 ${gutter};
  touch-action: none;
  &::before {
    position: absolute;
    top: 8px;
    left: calc(50% - ${k.part.sheet.handleWidth} / 2);
    width: ${k.part.sheet.handleWidth};
    height: 4px;
    border-radius: 2px;
    background: ${k.line.hairline};
    ${forcedMark}
    content: '';
  }
`

// However long it is, the close button stays beside it and the body below.
const Title = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  min-width: 0;
  font: ${k.type.headline};
  text-overflow: ellipsis;
  text-wrap: balance;
  word-break: auto-phrase;
`

const Close = styled.button`
  ${touchTarget}
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-disabled='true'] {
    color: ${k.text.disabled};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

const Body = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${gutter} ${k.space[3]};
  &:focus-visible {
    outline-offset: -2px;
  }
  &:nth-last-child(2) {
    padding-block-end: calc(env(safe-area-inset-bottom) + ${k.space[4]});
  }
`

const Footer = styled.div`
  flex: none;
  padding: ${k.space[2]} ${gutter} calc(env(safe-area-inset-bottom) + ${k.space[4]});
`

/** What scrolls inside without a control in it must be focusable by keyboard; a short sheet needs no such stop. */
function reachByKeyboard(content: HTMLElement | null): (() => void) | undefined {
  const body = content?.parentElement
  if (!content || !body) return undefined
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(content)
  observer.observe(body)
  return () => observer.disconnect()
}

/**
 * More about what is on the screen, or the last look before sending. It comes from below and leaves the SimBar free.
 */
export function Sheet({ open, onClose, title, locked = false, footer, children, words: own }: SheetProps) {
  const words = useKitWords({ close: say.close }, own)
  const id = useId()
  const { ref, shown } = useModal({ open, onClose, locked })
  const swipe = useSwipeDown(ref, locked, onClose)
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby={id}>
      {shown && (
        <>
          <Head {...swipe}>
            <Title id={id}>{title}</Title>
            <Close
              type="button"
              aria-disabled={locked || undefined}
              onClick={() => {
                if (!locked) onClose()
              }}
            >
              <Icon shape={XIcon} size="large" />
              <Spoken>{words.close}</Spoken>
            </Close>
          </Head>
          <Body>
            <div ref={reachByKeyboard}>
              <Noted>{children}</Noted>
            </div>
          </Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
          <ToastOutlet open={open} />
        </>
      )}
    </Panel>
  )
}
