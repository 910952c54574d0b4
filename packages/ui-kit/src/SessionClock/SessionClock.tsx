import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon, LockOpenIcon } from '../icons.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type SessionTone = 'open' | 'break' | 'afterHours' | 'closed'

export type SessionClockProps = {
  /** The market, its session, and what it does: Tokyo, afternoon, open. */
  session: string
  tone: SessionTone
  /** The next change as a clock time: 15:30 まで. Time is a clock, not a bomb: nothing here counts down. */
  next: string
  /** The simulated time, where it could be taken for the phone's own. */
  now?: ReactNode
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  font: ${k.type.sub};
`

const Session = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${k.space[2]};
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  &::before {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${k.tone.neutral.mark};
    translate: 0 -0.06em;
    ${ownColours}
    content: '';
  }
  &[data-tone='open']::before {
    background: ${k.tone.success.mark};
  }
  &[data-tone='afterHours']::before {
    background: ${k.tone.event.mark};
  }
  /* Closed is a ring: seen without colour too. */
  &[data-tone='closed']::before {
    background: none;
    box-shadow: inset 0 0 0 2px ${k.tone.neutral.mark};
  }
`

const Next = styled.span`
  margin-inline-start: auto;
  color: ${k.text.secondary};
`

const Lock = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  svg {
    margin-block-start: 0.1rem;
  }
`

/** What a market does now and until when. */
export function SessionClock({ session, tone, next, now }: SessionClockProps) {
  return (
    <Line>
      <Session data-tone={tone}>{session}</Session>
      {now !== undefined && <Next>{now}</Next>}
      <Next>{next}</Next>
    </Line>
  )
}

export type UnlocksAtProps = {
  /** 14:39 から売却できます. */
  children: string
  open?: boolean | undefined
}

/** When something that is locked opens, as a clock time. */
export function UnlocksAt({ children, open = false }: UnlocksAtProps) {
  return (
    <Lock>
      <Icon shape={open ? LockOpenIcon : LockIcon} size="small" />
      {children}
    </Lock>
  )
}
