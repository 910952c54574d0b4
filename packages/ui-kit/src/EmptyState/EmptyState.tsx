import { type Action, doing } from '../base/action.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { type IconShape, ListIcon } from '../icons.ts'
import { State, StateAction, StateTitle } from '../base/state.ts'

export type EmptyStateProps = {
  icon?: IconShape | undefined
  title: string
  /** What will be here, or what to change so that there is something. */
  text?: string | undefined
  action?: Action | undefined
}

/** There is nothing to show, and that is no failure: the first use, no result, a narrow filter. */
export function EmptyState({ icon = ListIcon, title, text, action }: EmptyStateProps) {
  return (
    <State>
      <Icon shape={icon} />
      <StateTitle>{title}</StateTitle>
      {text !== undefined && <p>{text}</p>}
      {action && (
        <StateAction>
          <Button kind="soft" size="medium" {...doing(action)}>
            {action.label}
          </Button>
        </StateAction>
      )}
    </State>
  )
}
