/** A link of a page: where it leads, and its name. */
export type ShownLink = { to: string; name: string }

/** A part of the kit, the words that its props can take, and those that it was given. */
export type ShownPart = { name: string; options: Record<string, readonly string[]>; given: Record<string, string> }

export type ShownBy = { words: string[]; links: ShownLink[]; records: object[]; parts: ShownPart[] }
