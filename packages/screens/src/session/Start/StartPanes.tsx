import { Banner, KeyValueList, Money, OrigamiScene, Panes, Stack, Text } from '@kabuto/ui-kit'
import { CalendarIcon } from '@kabuto/ui-kit/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type PaneProps = { picture: ReactNode; title: string; text: string; first?: boolean }

function Pane({ picture, title, text, first = false }: PaneProps) {
  return (
    <Stack gap="4">
      {picture}
      <Stack gap="2">
        <Text as={first ? 'h1' : 'h2'} look="title1" short>
          {title}
        </Text>
        <Text tone="secondary" short>
          {text}
        </Text>
      </Stack>
    </Stack>
  )
}

function RefusalExample() {
  const { t } = useTranslation('session')
  return (
    <Stack gap="2">
      <Banner tone="progress" icon={CalendarIcon}>
        {t('exampleRefusal')}
      </Banner>
      <KeyValueList
        items={[
          { label: t('exampleHours'), value: t('exampleHoursValue') },
          { label: t('exampleNext'), value: t('exampleNextValue') },
        ]}
      />
    </Stack>
  )
}

function CostExample() {
  const { t } = useTranslation('session')
  return (
    <KeyValueList
      items={[
        {
          label: t('examplePrice'),
          note: t('examplePriceNote'),
          value: <Money value="284600" currency="JPY" masked={false} />,
        },
        {
          label: t('exampleFee'),
          note: t('exampleFeeNote'),
          value: <Money value="275" currency="JPY" masked={false} />,
        },
        { label: t('exampleTotal'), value: <Money value="284875" currency="JPY" masked={false} />, tone: 'total' },
      ]}
    />
  )
}

/** What Kabuto is, in three pictures. Nothing moves by itself. */
export function StartPanes({ siteTitle }: { siteTitle: string }) {
  const { t } = useTranslation('session')
  return (
    <Panes label={t('panes', { title: siteTitle })}>
      {[
        <Pane key="learn" first picture={<OrigamiScene />} title={t('paneLearnTitle')} text={t('paneLearnText')} />,
        <Pane key="refusal" picture={<RefusalExample />} title={t('paneRefusalTitle')} text={t('paneRefusalText')} />,
        <Pane key="cost" picture={<CostExample />} title={t('paneCostTitle')} text={t('paneCostText')} />,
      ]}
    </Panes>
  )
}
