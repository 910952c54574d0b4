import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { isUnderWay, type Language, type Submission } from '@kabuto/domain/shared'
import { Banner, Button, Columns, NavBar, Page, Stack, Text } from '@kabuto/ui-kit'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import type { TermsName } from '../../shared/Terms/documents.ts'
import { TermsLater } from '../../shared/Terms/TermsLater.tsx'
import { TermsLinks } from '../../shared/Terms/TermsLinks.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { StartPanes } from './StartPanes.tsx'

type StartScreenProps = {
  siteTitle: string
  language: Language
  onLanguage: (language: Language) => void
  /** A throw-away copy of the demo member. */
  lookAround: Submission<Session>
  onLookAround: () => void
  /** Past the introduction, once. */
  registerHref: string
  /** Where a session that is still valid continues. */
  continueHref?: string | undefined
}

/** The first screen: what this is, and the ways in. */
export function StartScreen({
  siteTitle,
  language,
  onLanguage,
  lookAround,
  onLookAround,
  registerHref,
  continueHref,
}: StartScreenProps) {
  const { t } = useTranslation('session')
  const [reading, setReading] = useState<TermsName>()
  const living = continueHref !== undefined
  const [Ways, kind] = living ? ([Columns, 'soft'] as const) : ([Fragment, 'primary'] as const)
  return (
    <Page
      ground="surface"
      nav={<NavBar brand flat actions={<LanguageChoice language={language} onLanguage={onLanguage} />} />}
    >
      <Stack gap="4" fill>
        <RefusalLater refusals={refusalsOf(lookAround)} focused />
        {lookAround.state === 'confirming' && <Banner tone="progress">{t('confirming')}</Banner>}
        <StartPanes siteTitle={siteTitle} />
        {/* Not in a bar of their own: with large text it would cover the headline. */}
        <Stack gap="2">
          {living && <Button href={continueHref}>{t('continue')}</Button>}
          <Ways>
            <Button kind={kind} href={registerHref}>
              {t('register')}
            </Button>
            <Button kind="soft" href={hrefTo('login')}>
              {t('login')}
            </Button>
          </Ways>
          <Button kind="quiet" size="medium" sends loading={isUnderWay(lookAround)} onClick={onLookAround}>
            {t('lookAround')}
          </Button>
        </Stack>
        <Stack align="center">
          <Text look="sub" tone="secondary">
            <TermsLinks text={t('startTerms')} onOpen={setReading} />
          </Text>
        </Stack>
      </Stack>
      <TermsLater name={reading} onClose={() => setReading(undefined)} />
    </Page>
  )
}
