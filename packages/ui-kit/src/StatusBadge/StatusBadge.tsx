import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { k } from '../tokens/k.ts'
import { toneFaces } from '../base/tones.ts'

export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'danger' | 'event'

export type StatusBadgeProps = { tone: Tone; icon: IconShape; children: ReactNode }

const Badge = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${k.space[1]};
  max-width: 100%;
  min-height: ${k.part.badge.height};
  padding: 3px ${k.part.badge.paddingX} 3px 6px;
  border-radius: ${k.part.badge.radius};
  font: ${k.type.captionStrong};
  word-break: auto-phrase;
  ${toneFaces}
  &[data-tone='event'] {
    background: ${k.tone.event.bg};
    color: ${k.tone.event.text};
  }
  svg {
    margin-block-start: 0.125rem;
  }
`

/** The state of an application, an order or an account: icon, word and tone. Profit and loss never choose the tone. */
export const StatusBadge = memo(function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  return (
    <Badge data-tone={tone}>
      <Icon shape={icon} size="tiny" />
      <span>{children}</span>
    </Badge>
  )
})
