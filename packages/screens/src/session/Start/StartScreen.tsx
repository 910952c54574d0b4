import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { isUnderWay, type Language, languages, type Submission } from '@kabuto/domain/shared'
import { ActionBar, Banner, Button, Columns, NavBar, Page, SegmentedTabs, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { StartPanes } from './StartPanes.tsx'

type StartScreenProps = {
  siteTitle: string
  language: Language
  onLanguage: (language: Language) => void
  /** A throw-away copy of the demo member. */
  lookAround: Submission<Session>
  onLookAround: () => void
  /** Where a session that still lives goes on. */
  continueHref?: string | undefined
}

/** Each in its own words, whatever is shown now. */
const languageNames: Record<Language, string> = { ja: '日本語', en: 'English', 'zh-Hant': '繁體中文' }

/** The first screen: what this is, and the ways in. */
export function StartScreen({
  siteTitle,
  language,
  onLanguage,
  lookAround,
  onLookAround,
  continueHref,
}: StartScreenProps) {
  const { t } = useTranslation('session')
  const living = continueHref !== undefined
  const register = (
    <Button kind={living ? 'soft' : 'primary'} href={hrefTo('register')}>
      {t('register')}
    </Button>
  )
  const login = (
    <Button kind="soft" href={hrefTo('login')}>
      {t('login')}
    </Button>
  )
  return (
    <Page
      ground="surface"
      nav={<NavBar brand flat />}
      bottom={
        <ActionBar>
          {living && <Button href={continueHref}>{t('continue')}</Button>}
          {living ? (
            <Columns>
              {register}
              {login}
            </Columns>
          ) : (
            <>
              {register}
              {login}
            </>
          )}
          <Button kind="quiet" size="medium" loading={isUnderWay(lookAround)} onClick={onLookAround}>
            {t('lookAround')}
          </Button>
        </ActionBar>
      }
    >
      <Stack gap="6">
        <SegmentedTabs
          label={t('language')}
          value={language}
          onChange={onLanguage}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <RefusalLater refusals={refusalsOf(lookAround)} focused />
        {lookAround.state === 'confirming' && <Banner tone="progress">{t('confirming')}</Banner>}
        <StartPanes siteTitle={siteTitle} />
      </Stack>
    </Page>
  )
}
