import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, ExternalLinkIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { destinationOf } from './destination.ts'

/** A part of a text that came from somewhere: drawn, never run. */
export type ArticleBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'link'; label: string; href: string }

export type ArticleProps = {
  blocks: readonly ArticleBlock[]
  words?: WordsOf<'noValue' | 'opensOutside' | 'tableHeads' | 'tableOf'> | undefined
}

type ArticleWords = ArticleProps['words']

const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[4]};
  font: ${k.type.reading};
  text-wrap: pretty;
`

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  font: ${k.type.body};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
  li {
    position: relative;
    padding-inline-start: 1.125rem;
  }
  li::before {
    position: absolute;
    inset: calc(0.5lh - 0.15rem) auto auto 0.25rem;
    width: 0.3rem;
    height: 0.3rem;
    border-radius: 50%;
    background: ${k.text.secondary};
    ${forcedMark}
    content: '';
  }
`

const Way = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${k.space[3]};
  min-height: 48px;
  padding: ${k.space[2]} 14px;
  border-radius: ${k.radius.md};
  background: ${k.action.softBg};
  color: ${k.action.softText};
  font: ${k.type.subStrong};
  text-decoration: none;
  word-break: auto-phrase;
  &:active {
    background: ${k.action.softPressed};
  }
  & > span {
    min-width: 0;
  }
`

const Host = styled.span`
  display: block;
  font: ${k.type.caption};
  overflow-wrap: anywhere;
`

type BlockProps<Kind> = Extract<ArticleBlock, { kind: Kind }> & { words: ArticleWords }

function ArticleLink({ label, href, words: own }: BlockProps<'link'>) {
  const words = useKitWords({ opensOutside: say.opensOutside }, own)
  const destination = destinationOf(href)
  // What cannot be followed safely is still read.
  if (!destination) return <p>{label}</p>
  const { host } = destination
  if (host === undefined) {
    return (
      <Way href={destination.href}>
        <span>{label}</span>
        <Icon shape={ChevronRightIcon} />
      </Way>
    )
  }
  return (
    <Way href={destination.href} target="_blank" rel="noreferrer">
      <span>
        {label}
        <Host>{host}</Host>
        <Spoken>{words.opensOutside}</Spoken>
      </span>
      <Icon shape={ExternalLinkIcon} />
    </Way>
  )
}

function Block({ block, words }: { block: ArticleBlock; words: ArticleWords }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <Items>
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </Items>
      )
    case 'table':
      return <ArticleTable head={block.head} rows={block.rows} words={words} />
    case 'link':
      return <ArticleLink {...block} words={words} />
  }
}

/** The text of a notice, of news or of a product: its parts in their order, each drawn as what it is. */
export function Article({ blocks, words }: ArticleProps) {
  return (
    <Body>
      {blocks.map((block, at) => (
        <Block key={at} block={block} words={words} />
      ))}
    </Body>
  )
}
