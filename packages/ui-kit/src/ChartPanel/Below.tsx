import { formatMoney } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import type { NextPage } from '../InfiniteList/ListEnd.tsx'
import { Link } from '../Link/Link.tsx'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

type BelowProps = {
  plotted: boolean
  previousClose: number | undefined
  decimals: number
  older: NextPage
  onOlder: (() => void) | undefined
  words:
    WordsOf<'falling' | 'loading' | 'moreFailed' | 'opensOutside' | 'previousClose' | 'retry' | 'rising'> | undefined
}

const Foot = styled.div`
  padding: ${k.space[1]} ${gutter} ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.micro};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${k.space[1]} ${k.space[3]};
`

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${k.space[1]};
  &::before {
    flex: none;
    box-sizing: border-box;
    width: 8px;
    height: 12px;
    border: 1.5px solid ${k.price.up.text};
    content: '';
  }
  &[data-kind='falling']::before {
    border-color: ${k.price.down.fill};
    background: ${k.price.down.fill};
  }
  &[data-kind='base']::before {
    width: 14px;
    height: 0;
    border: 0;
    border-block-start: 1.5px dashed ${k.chart.axis};
  }
`

const Retry = styled.button`
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  color: ${k.text.link};
  cursor: pointer;
`

const Maker = styled.p`
  padding-block-start: 6px;
`

/** What the marks of the plot mean, the loading of older candles, and the credit that the engine's licence asks for. */
export function Below({ plotted, previousClose, decimals, older, onOlder, words: own }: BelowProps) {
  const said = {
    falling: say.falling,
    loading: say.loading,
    moreFailed: say.moreFailed,
    previousClose: say.previousClose,
    retry: say.retry,
    rising: say.rising,
  }
  const words = useKitWords(said, own)
  return (
    <Foot>
      <Line>
        <output>
          {older === 'loading' && words.loading}
          {older === 'failed' && words.moreFailed}
        </output>
        {older === 'failed' && (
          <Retry type="button" onClick={onOlder}>
            {words.retry}
          </Retry>
        )}
      </Line>
      {plotted && (
        <>
          <Line>
            <Mark>{words.rising}</Mark>
            <Mark data-kind="falling">{words.falling}</Mark>
            {previousClose !== undefined && (
              <Mark data-kind="base">
                {words.previousClose} {formatMoney(previousClose, { decimals })}
              </Mark>
            )}
          </Line>
          <Maker>
            <Link external href="https://www.tradingview.com/" words={own}>
              TradingView
            </Link>{' '}
            Lightweight Charts™ © 2025 TradingView, Inc.
          </Maker>
        </>
      )}
    </Foot>
  )
}
