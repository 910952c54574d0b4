import { type Card as BankAccount, checkUnbind, toUnbindRequest, type unbindCardCall } from '@kabuto/domain/cards'
import { hrefTo } from '@kabuto/domain/paths'
import { idle, type InputOf, isUnderWay, type Submission, triesRule } from '@kabuto/domain/shared'
import { Button, Columns, Icon, Link, PasswordField, Row, Sheet, Stack, Text, useCheckedForm } from '@kabuto/ui-kit'
import { CheckIcon, LandmarkIcon, XIcon } from '@kabuto/ui-kit/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { accountKinds } from '../../shared/accountKinds.ts'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { type CardsData, contextOfUnbind } from './cardsData.ts'

type UnbindSheetProps = {
  open: boolean
  card: BankAccount
  data: CardsData
  submission: Submission<unknown>
  onSubmit: (request: InputOf<typeof unbindCardCall>) => void
  onReload: () => void
  onClose: () => void
  onDone: () => void
}

const consequences = [
  { icon: XIcon, word: 'unbindNoMore' },
  { icon: CheckIcon, word: 'unbindRecords' },
  { icon: CheckIcon, word: 'unbindAgain' },
] as const

/** What it means, the fund password, and two buttons of one size. Starts afresh each time it is opened. */
export function UnbindSheet({ open, card, data, submission, onSubmit, onReload, onClose, onDone }: UnbindSheetProps) {
  const { t } = useTranslation(['cards', 'records'])
  const words = useRefusalWords()
  // An answer from before this question was asked is no answer to it.
  const [asked, setAsked] = useState(false)
  const current = asked ? submission : idle()
  const form = useCheckedForm({
    check: (draft) => checkUnbind(draft, contextOfUnbind(data)),
    empty: { id: card.id, fundPassword: '' },
    submission: current,
  })
  const refusal = useRefusalCard(form, current)
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (current.state === 'done') tellDone()
  }, [current.state])

  const isLocked = current.state === 'sending'
  // The list may have been read again without it, after it was done.
  const barred = !isUnderWay(current) && current.state !== 'done' && form.found.some(({ field }) => field === undefined)

  return (
    <SendingForm form={form}>
      <Sheet
        open={open}
        onClose={onClose}
        title={t('unbindTitle')}
        locked={isLocked}
        footer={
          <Columns>
            <Button
              kind="line"
              onClick={() => {
                if (!isLocked) onClose()
              }}
            >
              {t('unbindKeep')}
            </Button>
            {!barred && (
              <SendButton
                kind="danger"
                submission={current}
                onPress={() =>
                  form.submit((draft) => {
                    setAsked(true)
                    onSubmit(toUnbindRequest(draft))
                  })
                }
              >
                {t('unbindAct')}
              </SendButton>
            )}
          </Columns>
        }
      >
        <Stack gap="4">
          <Row gap="3" wrap={false}>
            <Icon shape={LandmarkIcon} size="large" />
            <div>
              <Text>{t('unbindAccount', { bank: card.bankName, branch: card.branchName })}</Text>
              <Text look="caption" tone="secondary">
                {t('unbindSub', { kind: t(accountKinds[card.kind]), end: card.numberEnd, holder: card.holder })}
              </Text>
            </div>
          </Row>
          <Stack gap="2">
            {consequences.map(({ icon, word }) => (
              <Row key={word} gap="2" align="start" wrap={false}>
                <Icon shape={icon} />
                <Text look="sub" short>
                  {t(word)}
                </Text>
              </Row>
            ))}
          </Stack>
          {!barred && (
            <PasswordField
              label={t('fundPassword')}
              name="fundPassword"
              note={<Link href={hrefTo('fundPassword')}>{t('fundPasswordForgot')}</Link>}
              hint={t('fundPasswordTries', { most: triesRule.most, minutes: triesRule.lockMinutes })}
              value={form.draft.fundPassword}
              onChange={(value) => form.set('fundPassword', value)}
              {...refusal.errorAt(form.refusalOf('fundPassword'), (found) =>
                found.code === 'required' ? t('fundPasswordRequired') : words(found),
              )}
              autoComplete="off"
              inputMode="numeric"
              enterKeyHint="send"
            />
          )}
          {current.state === 'confirming' && <ConfirmingBanner text={t('unbindConfirming')} />}
          <RefusalLater
            {...refusal.card}
            fixes={{
              reload() {
                // What is read then answers for itself.
                setAsked(false)
                onReload()
              },
            }}
          />
        </Stack>
      </Sheet>
    </SendingForm>
  )
}
