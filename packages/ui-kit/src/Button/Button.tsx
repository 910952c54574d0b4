import { type MouseEvent, type ReactNode, type Ref, use, useContext, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { Offline } from '../base/offline.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type ButtonKind, buttonKinds } from './kinds.ts'
import { ShownReason } from './reason.ts'

export type ButtonSize = 'large' | 'medium'

export type ButtonProps = {
  children: ReactNode
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  type?: 'button' | 'submit' | undefined
  /** Makes it a link; the app does the navigating. */
  href?: string | undefined
  icon?: IconShape | undefined
  /** Shows the ring and keeps the width. Give `false` where it may become `true`, so that the space is reserved. */
  loading?: boolean | undefined
  /**
   * Disables, and says why in a line above: there is no disabling in silence. What sends has one by itself: offline.
   */
  disabledReason?: string | undefined
  /** What it does needs the server. What submits always does. */
  sends?: boolean | undefined
  onClick?: (() => void) | undefined
  words?: WordsOf<'offline' | 'sending'> | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

const Frame = styled.div`
  display: grid;
  gap: ${k.space[2]};
  min-width: 0;
`

const Reason = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
`

const Face = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: ${k.part.button.height};
  padding: ${k.space[2]} 0;
  border: ${k.border.control} solid var(--edge);
  border-radius: ${k.part.button.radius};
  background: var(--fill);
  color: var(--ink);
  font: ${k.type.bodyStrong};
  font-size: 1rem;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  word-break: auto-phrase;
  cursor: pointer;
  transition: background-color ${k.motion.press};

  /* Padding that gives way before the label breaks: two buttons side by side on a narrow screen. */
  &::before,
  &::after {
    flex: 0 9999 auto;
    /* As a width it also counts where the button is as wide as its label. */
    width: ${k.part.button.paddingX};
    min-width: ${k.space[2]};
    content: '';
  }
  &:active {
    background: var(--pressed);
  }
  &[data-size='medium'] {
    min-height: ${k.part.button.heightMd};
    font-size: 0.9375rem;
  }
  & > span {
    min-width: 0;
  }
  ${buttonKinds}
  &[aria-busy='true'] {
    --pressed: var(--fill);
    cursor: default;
  }
  &[aria-disabled='true'] {
    --fill: ${k.action.disabledBg};
    --pressed: ${k.action.disabledBg};
    --ink: ${k.text.disabled};
    --edge: transparent;
    cursor: default;
  }
`

const Layers = styled.span`
  display: grid;
  & > span {
    display: flex;
    grid-area: 1 / 1;
    align-items: center;
    justify-content: center;
    gap: ${k.space[2]};
  }
  & > [hidden] {
    visibility: hidden;
  }
`

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border: 0.125rem solid currentColor;
  border-right-color: transparent;
  border-radius: ${k.radius.full};
  animation: ${turn} 800ms linear infinite;
`

/**
 * One `primary` (or `buy`, `sell`, `danger`) a screen, at the bottom; `soft` and `line` beside it, `ghost` for the way
 * out, `quiet` for the third action. `buy` and `sell` only send an order; the way to a ticket is `buy-line`,
 * `sell-line`.
 */
export function Button(props: ButtonProps) {
  const { children, kind = 'primary', size = 'large', type = 'button', href, icon, loading, onClick, ref } = props
  const { sends = type === 'submit' } = props
  const words = useKitWords({ offline: say.offline, sending: say.sending }, props.words)
  const cannotSend = use(Offline) && sends && loading !== true
  const disabledReason = props.disabledReason ?? (cannotSend ? words.offline : undefined)
  const ownReasonId = useId()
  const shown = useContext(ShownReason)
  const disabled = disabledReason !== undefined
  const explained = disabled && shown?.text === disabledReason
  const reasonId = explained ? shown.id : ownReasonId
  const blocked = disabled || loading === true

  function press(event: MouseEvent): void {
    // Also stops a submit, be it by Enter in a field: a browser sends that as a click on the form's button.
    if (blocked) event.preventDefault()
    else onClick?.()
  }

  const face = {
    'data-kind': kind,
    'data-size': size,
    'aria-busy': loading === true || undefined,
    'aria-disabled': disabled || undefined,
    'aria-describedby': disabled ? reasonId : undefined,
    onClick: press,
    children:
      loading === undefined && !icon ? (
        <span>{children}</span>
      ) : (
        <Layers>
          <span hidden={loading}>
            {icon && <Icon shape={icon} />}
            <span>{children}</span>
          </span>
          {loading !== undefined && (
            <span hidden={!loading}>
              <Ring />
              <span>{words.sending}</span>
            </span>
          )}
        </Layers>
      ),
  }
  return (
    <Frame data-reason={(disabled && !explained) || undefined}>
      {disabled && !explained && <Reason id={reasonId}>{disabledReason}</Reason>}
      {href === undefined ? (
        <Face {...face} ref={ref} type={type} />
      ) : (
        // A link without href goes nowhere, yet stays focusable.
        <Face {...face} as="a" {...(blocked ? { role: 'link', tabIndex: 0 } : { href })} />
      )}
    </Frame>
  )
}
