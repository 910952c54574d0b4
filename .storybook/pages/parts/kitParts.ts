import type * as kit from '@kabuto/ui-kit'

type Exported = keyof typeof kit

/** What the kit exports with a capital: its components, and the context of its language. */
export type KitPart = { [Name in Exported]: Name extends Capitalize<Name> ? Name : never }[Exported]
