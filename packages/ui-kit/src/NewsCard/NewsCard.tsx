import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { NewspaperIcon } from '../icons.ts'
import { shade } from '../shade.ts'
import { gutter } from '../space.ts'
import { Spoken } from '../spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../useKitWords.ts'
import * as say from '../words.ts'

export type NewsCardProps = {
  title: string
  source: string
  /** As it is read. */
  time: string
  href: string
  /** A picture's address; without one the paper's mark, with `plain` neither. */
  image?: string | undefined
  plain?: boolean | undefined
  read?: boolean | undefined
  words?: WordsOf<'unread'> | undefined
}

const Item = styled.a`
  position: relative;
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
  & + &::before {
    position: absolute;
    inset: 0 0 auto ${gutter};
    height: 1px;
    background: ${k.line.hairline};
    content: '';
  }
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
  /* With large text on a narrow screen the words need the room. */
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
  &[data-part='thumb'] {
    flex: none;
    width: 4rem;
    height: 4rem;
    @container (width < 14rem) {
      display: none;
    }
  }
`

/** One piece of news in a list: its title in two lines, where it is from and when. What was read stands back. */
export function NewsCard({ title, source, time, href, image, plain = false, read = false, words: own }: NewsCardProps) {
  const words = useKitWords({ unread: say.unread }, own)
  return (
    <Item href={href} data-read={read || undefined}>
      <Face>
        <Words>
          <Title>{title}</Title>
          <Source>
            <span>{source}</span>
            <span>{time}</span>
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
  )
}

/** The same while the news are on their way. */
export function NewsCardSkeleton() {
  return (
    <Item as="div" aria-hidden="true">
      <Face>
        <Words>
          <Grey data-part="title" />
          <Grey data-part="title" />
          <Grey data-part="source" />
        </Words>
        <Grey data-part="thumb" />
      </Face>
    </Item>
  )
}
