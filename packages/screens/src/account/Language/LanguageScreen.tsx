import { formatDay, type Language, languages, type Submission } from '@kabuto/domain/shared'
import {
  Banner,
  Card,
  Change,
  KeyValueList,
  KitLocale,
  Money,
  NavBar,
  OptionCards,
  Page,
  Row,
  Stack,
  Text,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../shared/languageNames.ts'
import { EXAMPLE_CHANGE, EXAMPLE_DAY, EXAMPLE_TOTAL, examples } from './examples.ts'

type LanguageScreenProps = {
  language: Language
  onLanguage: (language: Language) => void
  /** Its words could not be loaded; nothing has changed. */
  failed: Language | undefined
  /** What becomes of it in the books, of a member. */
  submission: Submission<unknown>
  onSaveAgain: () => void
  backHref: string
}

const others = (language: Language): string =>
  languages
    .filter((each) => each !== language)
    .map((each) => languageNames[each])
    .join('　')

/** Each language with a sample of itself; it changes at once, and half-typed input is kept. */
export function LanguageScreen(props: LanguageScreenProps) {
  const { language, onLanguage, failed, submission, onSaveAgain, backHref } = props
  const { t } = useTranslation('settings')
  return (
    <Page nav={<NavBar title={t('languageTitle')} subtitle={others(language)} back={{ href: backHref }} />}>
      <Stack gap="6">
        <Stack gap="3">
          <OptionCards
            label={t('languageTitle')}
            value={language}
            onChange={onLanguage}
            options={languages.map((value) => ({
              value,
              label: languageNames[value],
              lang: value,
              detail: <Sample of={value} />,
            }))}
          />
          <div aria-live="polite">
            {failed && <Banner tone="danger">{t('languageFailed', { language: languageNames[failed] })}</Banner>}
            {!failed && submission.state === 'refused' && (
              <Banner tone="progress" action={{ label: t('languageSaveAgain'), onPress: onSaveAgain }}>
                {t('languageUnsaved')}
              </Banner>
            )}
          </div>
        </Stack>
        <Stack gap="2">
          <Text as="h2" look="bodyStrong">
            {t('languageAfter')}
          </Text>
          <Card>
            <KeyValueList
              items={[
                { label: t('languageAtOnce'), value: t('languageAtOnceValue') },
                { label: t('languageKept'), value: t('languageKeptValue') },
                { label: t('languageSame'), value: t('languageSameValue') },
              ]}
            />
          </Card>
        </Stack>
      </Stack>
    </Page>
  )
}

/** Its simulation mark, an amount, a company, a day and a change as it writes them. */
function Sample({ of: language }: { of: Language }) {
  const { simulation, total, company } = examples[language]
  return (
    <KitLocale value={language}>
      <Text as="span" look="caption" tone="brand">
        {simulation}
      </Text>
      <Row justify="between">
        <span>{total}</span>
        <Money value={EXAMPLE_TOTAL} currency="JPY" size="small" masked={false} />
      </Row>
      <Row justify="between">
        <span>{`${company}　${formatDay(EXAMPLE_DAY, language)}`}</span>
        <Change percent={EXAMPLE_CHANGE} size="small" />
      </Row>
    </KitLocale>
  )
}
