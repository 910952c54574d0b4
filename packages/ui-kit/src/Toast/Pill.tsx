import { useEffect } from 'react'
import { keyframes, styled } from 'styled-components'
import { aboveBottomBar, belowNavBar, keyboardHeight } from '../base/bars.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, type IconShape, InfoIcon } from '../icons.ts'
import { gutter } from '../base/space.ts'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type ToastMessage = { id: string; tone: 'done' | 'failed' | 'note'; text: string }

const icons: Record<ToastMessage['tone'], IconShape> = {
  done: CircleCheckIcon,
  failed: CircleAlertIcon,
  note: InfoIcon,
}

const sink = keyframes`
  from { opacity: 0; translate: 0 -8px; }
`

const Face = styled.span`
  position: fixed;
  inset: calc(${belowNavBar} + ${k.space[2]}) ${gutter} auto;
  &[data-place='bottom'] {
    inset: auto ${gutter} calc(${aboveBottomBar} + ${keyboardHeight} + ${k.space[3]});
  }
  z-index: ${k.z.toast};
  display: flex;
  align-items: center;
  gap: 10px;
  width: auto;
  max-width: calc(${k.layout.max} - 2 * ${gutter});
  min-height: ${k.space[12]};
  margin: 0 auto;
  padding: ${k.space[3]} ${k.space[4]};
  border: 0;
  border-radius: ${k.part.toast.radius};
  box-shadow: ${k.elevation.float};
  ${forcedEdge}
  background: ${k.part.toast.bg};
  color: ${k.part.toast.text};
  font: ${k.type.sub};
  text-wrap: pretty;
  word-break: auto-phrase;
  animation: ${sink} ${k.motion.fade};
`

/** At the top; where the field in use is there, at the bottom. */
function showPopover(face: HTMLElement | null): void {
  if (!face) return
  face.showPopover()
  const field = document.activeElement
  if (!field?.matches('input, textarea')) return
  const { top, bottom } = field.getBoundingClientRect()
  const pill = face.getBoundingClientRect()
  if (top < pill.bottom && bottom > pill.top) face.dataset['place'] = 'bottom'
}

type PillProps = { toast: ToastMessage; onHold: (id: string | undefined) => void }

export function Pill({ toast: { id, tone, text }, onHold }: PillProps) {
  // It may leave from under the pointer without a word.
  useEffect(() => () => onHold(undefined), [onHold])
  return (
    <Face
      // In the top layer, above the sheet that contains it.
      popover="manual"
      ref={showPopover}
      onPointerEnter={() => onHold(id)}
      onPointerLeave={() => onHold(undefined)}
    >
      <Icon shape={icons[tone]} />
      <span>{text}</span>
    </Face>
  )
}
