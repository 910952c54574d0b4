import { hrefTo, paths } from '@kabuto/domain/paths'
import type { SiteConfig } from '@kabuto/domain/session'
import type { Loadable } from '@kabuto/domain/shared'
import {
  BrandMark,
  Card,
  KeyValueList,
  List,
  ListRow,
  Money,
  NavBar,
  Page,
  Row,
  Seal,
  Section,
  Stack,
  Text,
} from '@kabuto/ui-kit'
import { HeadsetIcon, InfoIcon, ReceiptTextIcon, ShieldIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Licence, Licences } from './Licences.tsx'
import { Await } from '../../shared/Await.tsx'
import type { TermsName } from '../../shared/Terms/documents.ts'
import { TermsSheet } from '../../shared/Terms/TermsSheet.tsx'

type AboutScreenProps = {
  data: Loadable<SiteConfig>
  onRetry: () => void
  licences: Loadable<readonly Licence[]>
  /** They are fetched once somebody wants to read them. */
  onLicences: () => void
}

const facts = ['Rules', 'Fiction', 'NotBroker', 'Privacy', 'Office'] as const

/** Says what Kabuto is and what it is not, and holds the terms. Only its version has to be read. */
export function AboutScreen({ data, onRetry, licences, onLicences }: AboutScreenProps) {
  const { t } = useTranslation(['account', 'terms'])
  const [isOpen, setOpen] = useState(false)
  const [reading, setReading] = useState<TermsName>()
  return (
    <Page bleed nav={<NavBar title={t('aboutTitle')} back={{ href: hrefTo('start') }} />}>
      <Section ground="surface">
        <Stack gap="4">
          <Row justify="between" wrap={false}>
            <BrandMark size="large" />
            <Seal text={t('aboutSeal')} />
          </Row>
          <Text as="h2" look="title2" short>
            {t('aboutLead')}
          </Text>
        </Stack>
      </Section>
      <Section>
        <Stack gap="3">
          <Card>
            <Stack gap="4">
              {facts.map((fact) => (
                <Stack key={fact} gap="1">
                  <Text as="h3" look="bodyStrong" short>
                    {t(`about${fact}Title`)}
                  </Text>
                  <Text look="sub" tone="secondary" short>
                    {t(`about${fact}`)}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Card>
          <List label={t('aboutPapers')} card>
            <ListRow icon={ReceiptTextIcon} title={t('terms:terms')} onPress={() => setReading('terms')} />
            <ListRow icon={ShieldIcon} title={t('terms:privacy')} onPress={() => setReading('privacy')} />
            <ListRow icon={InfoIcon} title={t('aboutIntro')} href={hrefTo('introOne', { next: paths.about })} />
            <ListRow icon={HeadsetIcon} title={t('entrySupport')} href={hrefTo('support')} />
            <ListRow
              icon={ReceiptTextIcon}
              title={t('aboutLicences')}
              onPress={() => {
                onLicences()
                setOpen(true)
              }}
            />
          </List>
          <Await data={data} onRetry={onRetry} skeleton={<Site config={undefined} />}>
            {(config) => <Site config={config} />}
          </Await>
        </Stack>
      </Section>
      <Licences open={isOpen} onClose={() => setOpen(false)} data={licences} onRetry={onLicences} />
      <TermsSheet name={reading} onClose={() => setReading(undefined)} />
    </Page>
  )
}

/** What the server says of itself. */
function Site({ config }: { config: SiteConfig | undefined }) {
  const { t } = useTranslation('account')
  const waiting = <Money loading />
  return (
    <Card>
      <KeyValueList
        items={[
          { label: t('aboutService'), value: config ? config.title : waiting },
          { label: t('aboutEnvironment'), value: config ? environmentOf(config, t('aboutSimulation')) : waiting },
          { label: t('aboutVersion'), value: config ? config.version : waiting },
        ]}
      />
    </Card>
  )
}

/** A server of somebody else may name its own. */
function environmentOf({ environment }: SiteConfig, simulation: string): string {
  return environment === 'simulation' ? simulation : environment
}
