import { hrefTo } from '@kabuto/domain/paths'
import type { Session } from '@kabuto/domain/session'
import { isUnderWay, type Language, type Submission } from '@kabuto/domain/shared'
import { Banner, Button, Columns, NumberedSteps, PaneDots, Section, Stack, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { refusalsOf } from '../../shared/refusalsOf.ts'
import { IntroPage } from '../IntroOne/IntroPage.tsx'
import { CostExhibit, LockExhibit, RefusalExhibit } from './exhibits.tsx'

type IntroTwoScreenProps = {
  language: Language
  onLanguage: (language: Language) => void
  backHref: string
  /** The page to go on to at the end, if one is known; without it the three ways in are shown. */
  endHref?: string | undefined
  /** A throw-away copy of the demo member. */
  lookAround: Submission<Session>
  onLookAround: () => void
}

/** Three moments: the cost before a tap, the lock after a purchase, the reason and the way out of a refusal. */
export function IntroTwoScreen(props: IntroTwoScreenProps) {
  const { language, onLanguage, backHref, endHref, lookAround, onLookAround } = props
  const { t } = useTranslation('joining')
  return (
    <IntroPage language={language} onLanguage={onLanguage} backHref={backHref}>
      <Section>
        <Stack gap="4">
          <RefusalLater refusals={refusalsOf(lookAround)} focused />
          {lookAround.state === 'confirming' && <Banner tone="progress">{t('lookAroundConfirming')}</Banner>}
          <Text as="h1" look="title1" short>
            {t('introTwoTitle')}
          </Text>
          <NumberedSteps
            steps={[
              { title: t('stepCost'), children: <CostExhibit /> },
              { title: t('stepSell'), children: <LockExhibit /> },
              { title: t('stepRefusal'), children: <RefusalExhibit /> },
            ]}
          />
        </Stack>
      </Section>
      <Section>
        <PaneDots current={2} count={3} />
        {endHref === undefined ? (
          <Stack gap="2">
            <Columns>
              <Button kind="soft" href={hrefTo('register')}>
                {t('toRegister')}
              </Button>
              <Button kind="soft" href={hrefTo('login')}>
                {t('toLogin')}
              </Button>
            </Columns>
            <Button kind="quiet" size="medium" sends loading={isUnderWay(lookAround)} onClick={onLookAround}>
              {t('lookAround')}
            </Button>
          </Stack>
        ) : (
          <Button kind="soft" href={endHref}>
            {t('end')}
          </Button>
        )}
      </Section>
    </IntroPage>
  )
}
