import type { PartData } from '../../.storybook/guide/partData.ts'
import { propsOfKit } from './props.ts'
import { tokensOfKit } from './tokens.ts'
import { usageOfKit } from './usage.ts'

/** What the pages of the kit's parts say that the code itself holds, by the name of the part. */
export function readParts(root: string): Record<string, PartData> {
  const tokens = tokensOfKit(root)
  const usage = usageOfKit(root)
  return Object.fromEntries(
    [...propsOfKit(root)].map(([name, components]) => [
      name,
      {
        about: components[0]?.about ?? '',
        components: components.map(({ component, props }) => ({ component, props })),
        tokens: tokens.get(name) ?? [],
        ...(usage.get(name) ?? { usedOn: [], isInShell: false }),
      },
    ]),
  )
}
