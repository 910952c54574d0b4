import type { IpoApplication } from '@kabuto/domain/offerings'
import { isUnderWay } from '@kabuto/domain/shared'
import { Dialog } from '@kabuto/ui-kit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLots } from '../useLots.ts'
import type { OfferingScreenProps } from './offeringData.ts'

type Going = Pick<OfferingScreenProps, 'abstain'>['abstain']

const words = {
  abstain: { title: 'abstainTitle', text: 'abstainText', keep: 'keep', act: 'abstain' },
  withdraw: { title: 'withdrawTitle', text: 'withdrawText', keep: 'keepApplication', act: 'withdraw' },
} as const

/** Giving up an application or an allotment: confirmed once, as it does not come back by itself. */
export function useGoingBack(
  what: keyof typeof words,
  { submission, onSubmit }: Going,
  application: IpoApplication | undefined,
  asked = false,
): { ask: () => void; dialog: ReactNode } {
  const { t } = useTranslation('offerings')
  const lotsOf = useLots()
  const [before, setBefore] = useState<Going['submission'] | undefined>(asked ? submission : undefined)
  const { title, text, keep, act } = words[what]
  const close = (): void => setBefore(undefined)
  const sending = isUnderWay(submission)
  return {
    ask: () => setBefore(submission),
    dialog: application && (
      <Dialog
        open={before !== undefined && (before === submission || sending)}
        title={t(title)}
        safe={{ label: t(keep), onPress: close }}
        act={{ label: t(act), equal: true, sends: true, onPress: () => onSubmit({ id: application.id }) }}
        sending={sending}
        onClose={close}
      >
        {t(text, {
          lots: lotsOf({ lots: application.winningLots ?? application.lots, lotSize: application.lotSize }),
        })}
      </Dialog>
    ),
  }
}
