import { useContext } from 'react'
import { styled } from 'styled-components'
import { Change } from '../Change/Change.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { NewspaperIcon } from '../icons.ts'
import { RowTag, rowLine } from '../base/rows.ts'
import { shade } from '../base/shade.ts'
import { gutter } from '../base/space.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

/** A stock that a piece of news names: its page, and how it has moved, once that is known, or the word in its place. */
export type NewsStock = { name: string; href: string; percent?: unknown; standing?: string | undefined }

export type NewsCardProps = {
  title: string
  source: string
  /** As it is read. */
  time: string
  /** What it is about, in a word. */
  category?: string | undefined
  stocks?: readonly NewsStock[] | undefined
  href: string
  /** A picture's address; without one the paper's mark, with `plain` neither. */
  image?: string | undefined
  plain?: boolean | undefined
  read?: boolean | undefined
  words?: WordsOf<'unread' | 'read'> | undefined
}

const Line = styled.li`
  ${rowLine}
  list-style: none;
`

const Item = styled.a`
  display: block;
  container-type: inline-size;
  min-height: ${k.size.touchMin};
  padding: 14px ${gutter};
  color: inherit;
  text-decoration: none;
  &:active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

// The face of a stock is low, its target is not.
const Stocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.size.touchGap};
  margin-block-start: -14px;
  padding: 0 ${gutter} ${k.space[2]};
`

const Stock = styled.a`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${k.size.touchMin};
  color: inherit;
  text-decoration: none;
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${k.space[2]};
    min-width: 0;
    min-height: 32px;
    padding: 2px 10px;
    border: ${k.border.hairline} solid ${k.line.hairline};
    border-radius: ${k.radius.sm};
    font: ${k.type.caption};
    overflow-wrap: anywhere;
  }
  &:active > span {
    background: ${k.bg.pressed};
  }
`

const Standing = styled.span`
  color: ${k.text.secondary};
`

/** Of a change that is not known yet, so that the cards below stay where they are. */
const Room = styled.span`
  width: 3.6875rem;
`

const Face = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${k.space[3]};
`

const Words = styled.span`
  position: relative;
  display: grid;
  flex: 1;
  gap: ${k.space[1]};
  min-width: 0;
`

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: ${k.type.bodyStrong};
  overflow-wrap: anywhere;
  [data-read] & {
    color: ${k.text.secondary};
    font-weight: 400;
  }
`

const Source = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k.space[2]};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  overflow-wrap: anywhere;
`

const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 4rem;
  height: 4rem;
  overflow: hidden;
  /* With large text on a narrow screen the words need the space. */
  @container (width < 14rem) {
    display: none;
  }
  border-radius: ${k.radius.sm};
  background: ${k.bg.sunken};
  color: ${k.text.secondary};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Grey = styled.span`
  ${shade}
  display: block;
  border-radius: ${k.radius.sm};
  &[data-part='title'] {
    height: 0.875rem;
    margin-block: 0.3rem;
  }
  &[data-part='source'] {
    width: 40%;
    height: 0.625rem;
    margin-block: 0.25rem;
  }
`

/**
 * One piece of news in a list: its title in two lines, when, what about and where it is from, and the stocks that it
 * names. What was read is dimmed.
 */
export function NewsCard(props: NewsCardProps) {
  const { title, source, time, category, stocks = [], href, image, plain = false, read = false } = props
  const words = useKitWords({ unread: say.unread, read: say.read }, props.words)
  return (
    <Line as={useContext(RowTag)}>
      <Item href={href} data-read={read || undefined}>
        <Face>
          <Words>
            <Title>{title}</Title>
            <Source>
              <span>{time}</span>
              {category !== undefined && <span>{category}</span>}
              <span>{source}</span>
              {read && <span>{words.read}</span>}
            </Source>
            {!read && <Spoken>{words.unread}</Spoken>}
          </Words>
          {!plain && (
            <Thumb aria-hidden="true">
              {image ? <img src={image} alt="" /> : <Icon shape={NewspaperIcon} size="large" />}
            </Thumb>
          )}
        </Face>
      </Item>
      {stocks.length > 0 && (
        <Stocks>
          {stocks.map((stock) => (
            <Stock key={stock.href} href={stock.href}>
              <span>
                <span>{stock.name}</span>
                {stock.standing !== undefined && <Standing>{stock.standing}</Standing>}
                {stock.standing === undefined &&
                  (stock.percent === undefined ? <Room /> : <Change percent={stock.percent} size="tiny" />)}
              </span>
            </Stock>
          ))}
        </Stocks>
      )}
    </Line>
  )
}

/** The same while the news are on their way. */
export function NewsCardSkeleton() {
  return (
    <Line as={useContext(RowTag)} aria-hidden="true">
      <Item as="div">
        <Face>
          <Words>
            <Grey data-part="title" />
            <Grey data-part="title" />
            <Grey data-part="source" />
          </Words>
        </Face>
      </Item>
    </Line>
  )
}
