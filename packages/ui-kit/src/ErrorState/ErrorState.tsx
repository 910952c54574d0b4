import { fill } from '@kabuto/domain/shared'
import { type Action, doing } from '../base/action.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { RefreshCwIcon } from '../icons.ts'
import { Link } from '../Link/Link.tsx'
import { State, StateAction, StateTitle } from '../base/state.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type ErrorStateProps = {
  title: string
  /** What to do next. */
  text?: string | undefined
  /** For the support: E-504. */
  code?: string | undefined
  /** Try again. */
  action?: Action | undefined
  support?: { label: string; href: string } | undefined
  words?: WordsOf<'code'> | undefined
}

/** Something that should be here could not be shown. Says so once, and how to go on. */
export function ErrorState({ title, text = '', code, action, support, words: own }: ErrorStateProps) {
  const words = useKitWords({ code: say.code }, own)
  return (
    <State>
      <Icon shape={RefreshCwIcon} />
      <div role="alert">
        <StateTitle>{title}</StateTitle>
        {(text !== '' || code !== undefined) && (
          <p>
            {text}
            {code !== undefined && <span>{fill(words.code, { code })}</span>}
          </p>
        )}
      </div>
      {action && (
        <StateAction>
          <Button kind="line" size="medium" {...doing(action)}>
            {action.label}
          </Button>
        </StateAction>
      )}
      {support && (
        <StateAction>
          <Link href={support.href}>{support.label}</Link>
        </StateAction>
      )}
    </State>
  )
}
