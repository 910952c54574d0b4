import { type Action, Button, Columns } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'

type EvenChoiceProps = { decline: Action; accept: ReactNode }

/** The way out first, and as wide as the way on. */
export function EvenChoice({ decline, accept }: EvenChoiceProps) {
  return (
    <Columns>
      {'href' in decline ? (
        <Button kind="line" href={decline.href}>
          {decline.label}
        </Button>
      ) : (
        <Button kind="line" onClick={decline.onPress}>
          {decline.label}
        </Button>
      )}
      {accept}
    </Columns>
  )
}
