import { Link } from '@kabuto/ui-kit'
import type { TermsName } from './documents.ts'

type TermsLinksProps = {
  /** Words in brackets open the terms, then the privacy policy: 「[利用規約]と[プライバシーポリシー]に同意します」. */
  text: string
  onOpen: (name: TermsName) => void
}

/** Every other part is in brackets. */
const names: readonly (TermsName | undefined)[] = [undefined, 'terms', undefined, 'privacy']

/** A sentence that names both; each language puts them where it needs them. The TermsSheet is beside the form. */
export function TermsLinks({ text, onOpen }: TermsLinksProps) {
  return text.split(/[[\]]/).map((part, index) => {
    const name = names[index]
    return name === undefined ? (
      part
    ) : (
      <Link key={name} onPress={() => onOpen(name)}>
        {part}
      </Link>
    )
  })
}
