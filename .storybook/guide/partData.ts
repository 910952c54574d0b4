/** A prop as one reads it: `'large' | 'medium'`, `(value: string) => void`. */
export type PropNote = {
  name: string
  type: string
  isRequired: boolean
  /** As it is written in the code. */
  preset?: string
  /** The first sentence of its comment. */
  note?: string
  /** What the names in its type stand for. */
  shapes?: Record<string, string>
}

export type ComponentProps = { component: string; props: PropNote[] }

/** Where a token stands: `Face`, `[data-kind='primary']`, `--fill`; its file, where that is not the part's own. */
export type TokenPlace = {
  piece: string
  selector?: string
  property?: string
  /** What a property of its own is the value of: `background` of `--fill`. */
  serves?: string
  file?: string
}

export type PartToken = { token: string; places: TokenPlace[] }

/** A screen by its title in code, the story that shows it as it usually is, and the part through which it uses it. */
export type PartUse = { title: string; story: string; through?: string }

/** What the code says of a part: read when the workshop is built (tools/guide). */
export type PartData = {
  /** The comment of the component: what it is and when to use it. */
  about: string
  /** The part itself first, then what else its folder exports. */
  components: ComponentProps[]
  tokens: PartToken[]
  usedOn: PartUse[]
  /** Whether the app's own frame around the screens uses it. */
  isInShell: boolean
}
