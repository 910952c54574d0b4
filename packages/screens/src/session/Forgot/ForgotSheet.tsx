import type { resetPasswordCall, sendCodeCall, SentCode } from '@kabuto/domain/session'
import { type InputOf, isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Sheet } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskForCode } from './AskForCode.tsx'
import { SetPassword } from './SetPassword.tsx'

/** A new login password for one who has forgotten it. */
export type Forgot = {
  /** Of the number that a code was requested for. */
  codeOf: (account: string) => Submission<SentCode>
  onSendCode: (request: InputOf<typeof sendCodeCall>) => void
  reset: Submission<unknown>
  onReset: (request: InputOf<typeof resetPasswordCall>) => void
}

type ForgotSheetProps = Forgot & {
  open: boolean
  onClose: () => void
  /** As far as it was typed. */
  account: string
}

/** First whose password it is, then the code that was sent, and the new password. */
export function ForgotSheet({ open, onClose, account, codeOf, onSendCode, reset, onReset }: ForgotSheetProps) {
  const { t, i18n } = useTranslation('joining')
  // The login loads these words behind its first frame, and is rendered again when they are there.
  const hasWords = i18n.exists('joining:forgotTitle')
  const [asked, setAsked] = useState<string>()
  const [sent, setSent] = useState<SentCode>()
  const code = codeOf(asked ?? '')
  // The last code is kept while a new one is requested.
  if (asked !== undefined && code.state === 'done' && code.record !== sent) setSent(code.record)

  function ask(request: InputOf<typeof sendCodeCall>): void {
    setAsked(request.account)
    onSendCode(request)
  }

  return (
    <Sheet
      open={open && hasWords}
      onClose={onClose}
      title={t('forgotTitle')}
      locked={isUnderWay(code) || isUnderWay(reset)}
    >
      {asked !== undefined && sent ? (
        <SetPassword
          account={asked}
          sent={sent}
          code={code}
          onSendCode={ask}
          onOther={() => {
            setAsked(undefined)
            setSent(undefined)
          }}
          submission={reset}
          onSubmit={onReset}
        />
      ) : (
        <AskForCode account={asked ?? account} submission={code} onSubmit={ask} />
      )}
    </Sheet>
  )
}
