import { type Document, type DocumentKind, documentKinds, documentsIn } from '@kabuto/domain/documents'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMonth, type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import {
  ActionBar,
  Banner,
  Button,
  Card,
  Columns,
  EmptyState,
  InfiniteList,
  ListRow,
  NavBar,
  NavChoice,
  type NextPage,
  Page,
  Row,
  Section,
  SegmentedTabs,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import {
  ArrowLeftRightIcon,
  DownloadIcon,
  type IconShape,
  PrinterIcon,
  ReceiptTextIcon,
  TableIcon,
  SlidersHorizontalIcon,
} from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { DocumentCash } from './DocumentCash.tsx'
import { documentsFile } from './documentsFile.ts'
import { nameOf } from './nameOf.ts'

/** Documents as far as they have been read, the newest first. */
export type DocumentsData = { rows: readonly Document[]; next: NextPage }

export type DocumentsChoice = { kind: DocumentKind; month: string | undefined }

type DocumentsScreenProps = {
  choice: DocumentsChoice
  data: Loadable<DocumentsData>
  now: Instant
  /** What is in them is a fraud replayed. */
  teaching: boolean
  /** How many have been read, while all of them are being read. */
  reading: number | undefined
  onChoose: (choice: DocumentsChoice) => void
  onMore: () => void
  onRetry: () => void
  /** Shows one of them, or all that are chosen, as they are printed. */
  onShow: (shown: Document | 'all') => void
  /** Saves all that are chosen as a file that `write` makes of them; nothing where no file can be saved. */
  onSave: ((write: (all: readonly Document[]) => { name: string; text: string }) => void) | undefined
}

const icons: Record<DocumentKind, IconShape> = {
  reports: ArrowLeftRightIcon,
  receipts: ReceiptTextIcon,
  bookings: TableIcon,
}

/** A name, and the time above the number. */
const ROW = 75

/** A number goes to the next line as a whole. */
const whole = (number: string): string => number.replaceAll('-', '\u2060-\u2060')

/** The months of the documents that have been read, and the one that is chosen, the newest first. */
const monthsOf = (rows: readonly Document[], chosen: string | undefined): string[] =>
  [...new Set([...(chosen === undefined ? [] : [chosen]), ...rows.map(({ at }) => at.slice(0, 7))])]
    .toSorted()
    .toReversed()

/** Reports of trades, receipts and bookings: to be read, printed and saved, each with the mark of the simulation. */
export function DocumentsScreen(props: DocumentsScreenProps) {
  const { choice, data, now, teaching, reading, onChoose, onMore, onRetry, onShow, onSave } = props
  const { t } = useTranslation(['documents', 'titles'])
  const locale = useKitLocale()
  const { kind, month } = choice
  const known = valueOf(data)?.rows ?? []
  const months = monthsOf(known, month)
  const wait = reading === undefined ? undefined : t('reading', { n: reading })
  const chosen = (all: readonly Document[]): Document[] => documentsIn(all, month)
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
              onChange={(next) => onChoose({ kind, month: next === 'all' ? undefined : next })}
              options={[
                { value: 'all', label: t('allMonths') },
                ...months.map((value) => ({ value, label: formatMonth(`${value}-01`, locale) })),
              ]}
            />
          }
        />
      }
      bottom={
        <ActionBar note={wait}>
          <Columns>
            {onSave && (
              <Button
                kind="line"
                icon={DownloadIcon}
                disabledReason={wait}
                onClick={() =>
                  onSave((all) => documentsFile({ kind, documents: chosen(all), now, teaching, locale, t }))
                }
              >
                {t('csv')}
              </Button>
            )}
            <Button kind="line" icon={PrinterIcon} disabledReason={wait} onClick={() => onShow('all')}>
              {t('print')}
            </Button>
          </Columns>
        </ActionBar>
      }
    >
      <Section ground="surface">
        <Stack gap="3">
          <SegmentedTabs
            label={t('kinds')}
            value={kind}
            onChange={(next) => onChoose({ kind: next, month })}
            options={documentKinds.map((value) => ({ value, label: t(value) }))}
          />
          {teaching && <Banner tone="danger">{t('teaching')}</Banner>}
          <Text look="sub" tone="secondary" short>
            {t('simulated')}
          </Text>
          <Row justify="between" align="baseline">
            <Text as="h2" look="headline">
              {month === undefined ? t('allMonths') : formatMonth(`${month}-01`, locale)}
            </Text>
            <Text look="caption" tone="secondary">
              {t('cash')}
            </Text>
          </Row>
        </Stack>
      </Section>
      <Await data={data} onRetry={onRetry} skeleton={<Skeleton shape="row" count={7} />} bleed>
        {({ rows, next }) => {
          const shown = chosen(rows)
          return shown.length === 0 && next === 'end' ? (
            <Section>
              <Card>
                <EmptyState icon={icons[kind]} title={t('none')} text={t('noneText')} />
              </Card>
            </Section>
          ) : (
            <InfiniteList
              label={t(kind)}
              rows={shown}
              rowKey={({ id }) => id}
              rowHeight={ROW}
              next={next}
              onMore={onMore}
            >
              {(document) => (
                <ListRow
                  icon={icons[kind]}
                  title={[nameOf(document, locale), t(`what_${document.what}`)].join(' ').trim()}
                  sub={t('sub', { time: recordTime(document.at, locale, now), number: whole(document.number) })}
                  value={<DocumentCash document={document} />}
                  onPress={() => onShow(document)}
                />
              )}
            </InfiniteList>
          )
        }}
      </Await>
    </Page>
  )
}
