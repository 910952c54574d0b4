import { cashTotal, type Document, type DocumentKind, documentKinds, documentsIn, feesOf } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import {
  formatDay,
  formatMoment,
  formatMonth,
  type Instant,
  isSame,
  type Loadable,
  valueOf,
} from '@kabuto/domain/shared'
import {
  ActionBar,
  Banner,
  Button,
  Card,
  Columns,
  EmptyState,
  InfiniteList,
  type KeyValue,
  KeyValueList,
  Money,
  NavBar,
  NavChoice,
  type NextPage,
  Page,
  Row,
  Seal,
  Section,
  SegmentedTabs,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { DownloadIcon, PrinterIcon, ReceiptTextIcon, SlidersHorizontalIcon } from '@kabuto/ui-kit/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { documentsFile } from './documentsFile.ts'
import { nameOf } from './nameOf.ts'

/** Documents as far as they have been read, the newest first. */
export type DocumentsData = { rows: readonly Document[]; next: NextPage }

export type DocumentsChoice = { kind: DocumentKind; month: string | undefined }

/** All documents that are chosen, read to the end. */
type Whole = { for: 'file' | 'paper'; rows: readonly Document[] }

export type DocumentsScreenProps = {
  choice: DocumentsChoice
  data: Loadable<DocumentsData>
  now: Instant
  /** What is in them is a fraud replayed. */
  teaching: boolean
  /** Everything is being read, for a file or for paper. */
  busy: boolean
  /** Once it has been read. */
  whole: Whole | undefined
  onChoose: (choice: DocumentsChoice) => void
  onMore: () => void
  onRetry: () => void
  /** Asks for all of them. */
  onWhole: (what: Whole['for']) => void
  /** The sheets stand, or the file is written. */
  onPrint: () => void
  onSave: (file: { name: string; text: string }) => void
}

/** The months of the documents that have been read, the newest first. */
const monthsOf = (rows: readonly Document[]): string[] =>
  [...new Set(rows.map(({ at }) => at.slice(0, 7)))].toSorted().toReversed()

/** Reports of trades, receipts and bookings: to be read, printed and saved, each with the mark of the simulation. */
export function DocumentsScreen(props: DocumentsScreenProps) {
  const { choice, data, now, teaching, busy, whole, onChoose, onMore, onRetry, onWhole, onPrint, onSave } = props
  const { t } = useTranslation(['documents', 'titles'])
  const locale = useKitLocale()
  const { kind, month } = choice
  const rows = valueOf(data)?.rows ?? []
  const paper = whole?.for === 'paper' ? documentsIn(whole.rows, month) : undefined

  useEffect(() => {
    if (whole?.for === 'paper') onPrint()
    if (whole?.for === 'file')
      onSave(documentsFile({ kind, documents: documentsIn(whole.rows, month), now, teaching, locale, t }))
  }, [whole])

  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('titles:documents')}
          back={{ href: hrefTo('member') }}
          actions={
            <NavChoice
              icon={SlidersHorizontalIcon}
              label={t('month')}
              value={month ?? 'all'}
              onChange={(chosen) => onChoose({ kind, month: chosen === 'all' ? undefined : chosen })}
              options={[
                { value: 'all', label: t('allMonths') },
                ...[...new Set([...(month === undefined ? [] : [month]), ...monthsOf(rows)])].map((value) => ({
                  value,
                  label: formatMonth(`${value}-01`, locale),
                })),
              ]}
            />
          }
        />
      }
      bottom={
        <ActionBar>
          <Columns>
            <Button kind="line" icon={DownloadIcon} loading={busy} onClick={() => onWhole('file')}>
              {t('csv')}
            </Button>
            <Button kind="line" icon={PrinterIcon} loading={busy} onClick={() => onWhole('paper')}>
              {t('print')}
            </Button>
          </Columns>
        </ActionBar>
      }
    >
      <Section ground="surface">
        <SegmentedTabs
          label={t('kinds')}
          value={kind}
          onChange={(chosen) => onChoose({ kind: chosen, month })}
          options={documentKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Section>
      <Section>
        <Stack gap="3">
          {teaching && <Banner tone="danger">{t('teaching')}</Banner>}
          <Row justify="between">
            <Text look="sub" tone="secondary" short>
              {t('simulated')}
            </Text>
            {paper && <Seal text={t('titles:documents')} />}
          </Row>
          <Text as="h2" look="headline">
            {month === undefined ? t('allMonths') : formatMonth(`${month}-01`, locale)}
          </Text>
        </Stack>
      </Section>
      {paper ? (
        <Sheets documents={paper} now={now} />
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<DocumentsSkeleton />} bleed>
          {({ rows: read, next }) => {
            const shown = documentsIn(read, month)
            return shown.length === 0 && next === 'end' ? (
              <Section>
                <Card>
                  <EmptyState icon={ReceiptTextIcon} title={t('none')} text={t('noneText')} />
                </Card>
              </Section>
            ) : (
              <InfiniteList label={t(kind)} rows={shown} rowKey={({ id }) => id} next={next} onMore={onMore}>
                {(document) => <DocumentRow document={document} now={now} />}
              </InfiniteList>
            )
          }}
        </Await>
      )}
    </Page>
  )
}

type DocumentRowProps = { document: Document; now: Instant }

/** What, when, and how much money it has moved; of a trade each figure that the sum is made of. */
function DocumentRow({ document, now }: DocumentRowProps) {
  const { t } = useTranslation('documents')
  const locale = useKitLocale()
  const { what, number, at, amount, currency, cash, cashCurrency, trade } = document
  const name = nameOf(document, locale)
  const facts: KeyValue[] = trade
    ? [
        {
          label: `${t('price')} × ${t('quantity')}`,
          value: (
            <>
              <Money value={trade.price} currency={currency} size="small" /> ×{' '}
              {t('shares', { n: String(trade.quantity) })}
            </>
          ),
        },
        { label: t('value'), value: <Money value={amount} currency={currency} size="small" /> },
        { label: t('fees'), value: <Money value={feesOf(trade)} currency={currency} size="small" /> },
        { label: t('settles'), value: formatDay(trade.settlesOn, locale, { now }) },
      ]
    : [{ label: t('amount'), value: <Money value={amount} currency={currency} size="small" /> }]
  return (
    <Section>
      <Card>
        <Stack gap="2">
          <Row justify="between" align="baseline">
            <Text as="h3" look="bodyStrong" short>
              {`${name} ${t(`what_${what}`)}`.trim()}
            </Text>
            <Money value={cash ?? undefined} currency={cashCurrency} signed />
          </Row>
          <Text look="caption" tone="secondary">
            {t('sub', { time: recordTime(at, locale, now), number })}
          </Text>
          <KeyValueList items={facts} />
        </Stack>
      </Card>
    </Section>
  )
}

/** All of them at once, and what they come to: a list that makes only what is near would leave sheets out. */
function Sheets({ documents, now }: { documents: readonly Document[]; now: Instant }) {
  const { t } = useTranslation('documents')
  const locale = useKitLocale()
  const totals = (['JPY', 'USD'] as const).map((currency) => ({ currency, value: cashTotal(documents, currency) }))
  return (
    <>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} now={now} />
      ))}
      <Section title={t('total')} note={t('made', { time: formatMoment(now, locale, { year: true }) })}>
        <Card>
          <KeyValueList
            items={totals
              .filter(({ currency, value }) => currency === 'JPY' || !isSame(value, '0'))
              .map(({ currency, value }) => ({
                label: t('totalOf', { currency }),
                value: <Money value={value} currency={currency} signed />,
                tone: 'total',
              }))}
          />
        </Card>
      </Section>
    </>
  )
}

function DocumentsSkeleton() {
  return (
    <Section>
      <Skeleton card shape="row" count={7} />
    </Section>
  )
}
