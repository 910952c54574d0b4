import { OPENING_YEN } from '@kabuto/domain/session'
import { formatMoney, type Language } from '@kabuto/domain/shared'
import { Button, Columns, List, ListRow, PaneDots, Row, Seal, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import {
  ChartLineIcon,
  CircleCheckIcon,
  ClockIcon,
  HeadsetIcon,
  LandmarkIcon,
  ShieldIcon,
  WalletIcon,
} from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { IntroPage } from './IntroPage.tsx'

type IntroOneScreenProps = {
  language: Language
  onLanguage: (language: Language) => void
  backHref: string
  skipHref: string
  nextHref: string
}

const simulated = [
  [WalletIcon, 'Money'],
  [ChartLineIcon, 'Companies'],
  [LandmarkIcon, 'Banks'],
  [ShieldIcon, 'Papers'],
  [HeadsetIcon, 'Reviews'],
  [ClockIcon, 'Time'],
] as const

/** The six things that are not real, and what is. To skip it is as easy as to read on. */
export function IntroOneScreen({ language, onLanguage, backHref, skipHref, nextHref }: IntroOneScreenProps) {
  const { t } = useTranslation('joining')
  const locale = useKitLocale()
  const amount = formatMoney(OPENING_YEN, { currency: 'JPY', locale })
  return (
    <IntroPage language={language} onLanguage={onLanguage} backHref={backHref}>
      <Section>
        <Stack gap="2">
          <Text as="h1" look="title1" short>
            {t('introOneTitle')}
          </Text>
          <Row justify="between" wrap={false}>
            <Text look="sub" tone="secondary" short>
              {t('introOneLead')}
            </Text>
            <Seal text={t('introSeal')} decorative />
          </Row>
        </Stack>
      </Section>
      <List>
        {simulated.map(([icon, name]) => (
          <ListRow
            key={name}
            icon={icon}
            title={t(`sim${name}`)}
            sub={t(`sim${name}Note`)}
            value={
              <Text as="span" look="sub">
                {t(`sim${name}Value`, { amount })}
              </Text>
            }
          />
        ))}
        <ListRow icon={CircleCheckIcon} title={t('realRules')} sub={t('realRulesNote')} />
      </List>
      <Section>
        <PaneDots current={1} count={3} />
        <Columns>
          <Button kind="soft" href={skipHref}>
            {t('skip')}
          </Button>
          <Button kind="soft" href={nextHref}>
            {t('next')}
          </Button>
        </Columns>
      </Section>
    </IntroPage>
  )
}
