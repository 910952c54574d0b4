import { publicInviteCodes, type RegistrationDraft, toRegistrationRequest } from '@kabuto/domain/session'
import type { Refusal } from '@kabuto/domain/shared'
import { Checkbox, type CheckedForm, Chip, Field, Row, Stack } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { TermsName } from '../../shared/Terms/documents.ts'
import { TermsLinks } from '../../shared/Terms/TermsLinks.tsx'
import type { RefusalCardOf } from '../../shared/useRefusalCard.ts'
import { NewPasswordFields } from '../../shared/NewPassword/NewPasswordFields.tsx'

type RegisterFieldsProps = {
  form: CheckedForm<RegistrationDraft, Refusal>
  errorAt: RefusalCardOf['errorAt']
  onMakeAccount: () => string
  onRead: (name: TermsName) => void
  /** Why it was refused, below the field that it is about, or at the end. */
  card: ReactNode
  cardAt: string | undefined
}

export function RegisterFields({ form, errorAt, onMakeAccount, onRead, card, cardAt }: RegisterFieldsProps) {
  const { t } = useTranslation('joining')
  const words = useRefusalWords()
  const { draft, found } = form
  const code = toRegistrationRequest(draft).inviteCode

  const errorOf = (field: keyof RegistrationDraft) => errorAt(form.refusalOf(field), words)

  return (
    <Stack gap="4">
      <Field
        label={t('account')}
        note={t('accountNote')}
        hint={t('accountHint')}
        name="account"
        value={draft.account}
        onChange={(value) => form.set('account', value)}
        onBlur={() => {
          if (draft.account !== '') form.leave('account')
        }}
        {...errorOf('account')}
        action={{ label: t('makeAccount'), onPress: () => form.set('account', onMakeAccount()) }}
        inputMode="numeric"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      {cardAt === 'account' && card}
      <NewPasswordFields
        draft={draft}
        onChange={form.set}
        errorOf={errorOf}
        isSame={!found.some(({ field }) => field === 'passwordAgain')}
        label={t('password')}
        labelAgain={t('passwordAgain')}
      />
      <Stack gap="1">
        <Field
          label={t('inviteCode')}
          note={t('inviteNote')}
          name="inviteCode"
          value={draft.inviteCode}
          onChange={(value) => form.set('inviteCode', value)}
          {...errorOf('inviteCode')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Row>
          {publicInviteCodes.map((each) => (
            <Chip
              key={each}
              label={each}
              on={code === each}
              onChange={(on) => form.set('inviteCode', on ? each : '')}
            />
          ))}
        </Row>
      </Stack>
      {cardAt === 'inviteCode' && card}
      <Checkbox
        name="agreed"
        checked={draft.agreed}
        onChange={(value) => form.set('agreed', value)}
        error={errorOf('agreed').error}
      >
        <TermsLinks text={t('agree')} onOpen={onRead} />
      </Checkbox>
      {cardAt !== 'account' && cardAt !== 'inviteCode' && card}
    </Stack>
  )
}
