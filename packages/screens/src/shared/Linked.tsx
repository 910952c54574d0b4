import { Link } from '@kabuto/ui-kit'

type LinkedProps = {
  /** Words in brackets are links: 「[利用規約]に同意します」. */
  text: string
  /** Where they lead to, in their order. */
  hrefs: readonly string[]
}

/** A sentence with links in it; each language puts them where it needs them. */
export function Linked({ text, hrefs }: LinkedProps) {
  return text.split(/[[\]]/).map((part, index) => {
    const href = index % 2 === 1 ? hrefs[(index - 1) / 2] : undefined
    return href === undefined ? (
      part
    ) : (
      <Link key={part} href={href}>
        {part}
      </Link>
    )
  })
}
