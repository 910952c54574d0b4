import { cashTotals, type Document, type DocumentKind } from '@kabuto/domain/documents'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant, minuteOf } from '@kabuto/domain/shared'
import {
  ActionBar,
  Banner,
  Button,
  Card,
  KeyValueList,
  Money,
  NavBar,
  Page,
  Row,
  Seal,
  Section,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { PrinterIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { ReportPart } from './ReportPart.tsx'

type ReportPageProps = {
  kind: DocumentKind
  documents: readonly Document[]
  reader: { name: string; account: string }
  now: Instant
  /** What is in them is a fraud replayed. */
  teaching: boolean
  onPrint: () => void
}

/** Documents as they are printed on A4: whose they are, all rows of each, what they come to, and what they are not. */
export function ReportPage({ kind, documents, reader, now, teaching, onPrint }: ReportPageProps) {
  const { t } = useTranslation('documents')
  const locale = useKitLocale()
  const title = t('reportTitle', { kind: t(kind) })
  return (
    <Page
      bleed
      nav={<NavBar title={t(kind)} back={{ href: hrefTo('documents') }} />}
      bottom={
        <ActionBar>
          <Button icon={PrinterIcon} onClick={onPrint}>
            {t('print')}
          </Button>
        </ActionBar>
      }
    >
      <Section ground="surface">
        <Stack gap="3">
          <Row justify="between">
            <Text as="h2" look="title2">
              {title}
            </Text>
            <Seal text={t('seal')} label={title} />
          </Row>
          {teaching && <Banner tone="danger">{t('teaching')}</Banner>}
          <Text look="bodyStrong">{t('reader', { name: reader.name })}</Text>
          <KeyValueList
            items={[
              { label: t('account'), value: reader.account },
              { label: t('count'), value: t('pieces', { n: documents.length }) },
              {
                label: t('madeAt'),
                value: t('simulatedTime', { time: formatMoment(minuteOf(now), locale, { year: true }) }),
              },
              { label: t('issuer'), value: t('issuerName') },
            ]}
          />
          <Text look="sub" tone="secondary">
            {t('intro')}
          </Text>
        </Stack>
      </Section>
      {documents.map((document, at) => (
        <ReportPart key={document.id} place={at + 1} document={document} now={now} />
      ))}
      {documents.length > 1 && (
        <Section title={t('total')}>
          <Card>
            <KeyValueList
              items={cashTotals(documents).map(({ currency, amount }) => ({
                label: t('cashOf', { currency }),
                value: <Money value={amount} currency={currency} signed />,
                tone: 'total',
              }))}
            />
          </Card>
        </Section>
      )}
      <Section>
        <Stack gap="1">
          {[t('notLaw'), t('noTax'), t('mistake')].map((note) => (
            <Text key={note} look="caption" tone="secondary" short>
              {note}
            </Text>
          ))}
        </Stack>
      </Section>
    </Page>
  )
}
