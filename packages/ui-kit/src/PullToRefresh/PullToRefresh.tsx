import { type ReactNode, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowDownToLineIcon } from '../icons.ts'
import { gutter } from '../base/space.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { usePull } from './usePull.ts'

export type PullState = 'idle' | 'refreshing' | 'done' | 'failed'

export type PullToRefreshProps = {
  /** `done` and `failed` stay until the screen says `idle` again. */
  state: PullState
  onRefresh: () => void
  /** The result: 14:32 に更新しました. */
  message?: string | undefined
  /** The content of the page. Without it, the whole page is pulled; put it at the top. */
  children?: ReactNode
  words?: WordsOf<'pullMore' | 'pullRelease' | 'refresh' | 'refreshFailed' | 'refreshing'> | undefined
}

// base.css disables the browser's own pull while one of these is mounted.
const Frame = styled.div`
  position: relative;
`

const Strip = styled.div`
  display: grid;
  align-content: end;
  height: var(--pulled, 0);
  overflow: clip;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: center;
  word-break: auto-phrase;
  &[data-open] {
    height: auto;
    min-height: max(${k.size.touchMin}, var(--pulled, 0px));
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${k.space[2]};
  min-height: ${k.size.touchMin};
  padding-inline: ${gutter};
  svg {
    transition: rotate ${k.motion.fade};
  }
  &[data-armed] svg {
    rotate: 180deg;
  }
`

const Words = styled.span`
  min-width: 0;
  text-wrap: balance;
`

const Told = styled.output`
  display: block;
`

const turn = keyframes`
  to { rotate: 1turn; }
`

const Ring = styled.span`
  flex: none;
  width: 1rem;
  height: 1rem;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: ${k.radius.full};
  animation: ${turn} 800ms linear infinite;
`

// For keyboards and screen readers, which cannot pull. Visible only while it has the focus.
const Refresh = styled.button`
  &:not(:focus-visible) {
    ${spokenOnly}
  }
  &:focus-visible {
    display: block;
    width: 100%;
    min-height: ${k.size.touchMin};
    background: ${k.bg.surface};
    color: ${k.text.link};
    font: ${k.type.sub};
    outline-offset: -2px;
    cursor: pointer;
  }
`

/** Around the content of a Page, or at its top (`PageTop`): a pull at its top asks for a reload. */
export function PullToRefresh({ state, onRefresh, message, children, words: own }: PullToRefreshProps) {
  const words = useKitWords(
    {
      pullMore: say.pullMore,
      pullRelease: say.pullRelease,
      refresh: say.refresh,
      refreshFailed: say.refreshFailed,
      refreshing: say.refreshing,
    },
    own,
  )
  const frame = useRef<HTMLDivElement>(null)
  const refreshing = state === 'refreshing'
  const pull = usePull({ frame, isWholePage: children === undefined, blocked: refreshing, onEnough: onRefresh })
  const status = {
    idle: undefined,
    refreshing: words.refreshing,
    done: message,
    failed: message ?? words.refreshFailed,
  }[state]
  const pulling = pull !== 'none' && !refreshing
  return (
    <Frame ref={frame} data-pulls="">
      <Refresh
        type="button"
        aria-disabled={refreshing || undefined}
        onClick={() => {
          if (!refreshing) onRefresh()
        }}
      >
        {words.refresh}
      </Refresh>
      <Strip data-open={status !== undefined && !pulling ? '' : undefined}>
        {pulling && (
          <Line data-armed={pull === 'armed' ? '' : undefined} aria-hidden="true">
            <Icon shape={ArrowDownToLineIcon} size="small" />
            <Words>{pull === 'armed' ? words.pullRelease : words.pullMore}</Words>
          </Line>
        )}
        <Told>
          {status !== undefined && !pulling && (
            <Line>
              {refreshing && <Ring />}
              <Words>{status}</Words>
            </Line>
          )}
        </Told>
      </Strip>
      {children}
    </Frame>
  )
}
