import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Button } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type SendButtonProps = {
  submission: Submission<unknown>
  /** `line` beside a way out that is as wide: neither is urged. */
  kind?: 'primary' | 'danger' | 'soft' | 'line'
  /** Why it cannot be sent yet. */
  disabledReason?: string | undefined
  onPress: () => void
  children: ReactNode
}

/** Sends a form. While the answer is awaited, or a lost one is retried, it says so and cannot be pressed. */
export function SendButton({ submission, kind = 'primary', disabledReason, onPress, children }: SendButtonProps) {
  const { t } = useTranslation('shared')
  return (
    <Button
      kind={kind}
      type="submit"
      loading={isUnderWay(submission)}
      words={submission.state === 'confirming' ? { sending: t('checking') } : undefined}
      disabledReason={disabledReason}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
