import { List, PositionRowSkeleton } from '@kabuto/ui-kit'

/** Positions that are still to come. */
export function PositionSkeletons() {
  return (
    <List>
      <PositionRowSkeleton count={4} />
    </List>
  )
}
