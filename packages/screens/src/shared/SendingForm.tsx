import { Banner, Offline, PageNote, Stack } from '@kabuto/ui-kit'
import { type ComponentProps, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'

/** That nothing can be sent, before one types and not after. */
function OfflineNote() {
  const { t } = useTranslation('shared')
  return (
    <output>
      <Banner tone="progress">{t('offlineForm')}</Banner>
    </output>
  )
}

type SendingFormProps = { form: { formProps: ComponentProps<'form'> }; children: ReactNode }

/** A form around a Page or a Sheet, which says above its content while there is no connection. */
export function SendingForm({ form, children }: SendingFormProps) {
  return (
    <form {...form.formProps}>
      <PageNote value={use(Offline) && <OfflineNote />}>{children}</PageNote>
    </form>
  )
}

/** The same for a form that is a part of a page. */
export function SendingPart({ form, children }: SendingFormProps) {
  return (
    <form {...form.formProps}>
      <Stack gap="4">
        {use(Offline) && <OfflineNote />}
        {children}
      </Stack>
    </form>
  )
}
