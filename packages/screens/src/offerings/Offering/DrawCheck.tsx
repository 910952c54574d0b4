import { closesIn, type Drawn, type Offer, type Verification, verifyDraw } from '@kabuto/domain/offerings'
import { formatHash, formatMoment, formatMoney, type Instant, shortenAddress } from '@kabuto/domain/shared'
import { Banner, Button, KeyValueList, Text, Timeline, type TimelineEntry, useKitLocale } from '@kabuto/ui-kit'
import { RefreshCwIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'

type DrawCheckProps = { offer: Offer; drawn: Drawn | null; now: Instant }

/** What is published of the draw and when; after it, all of it can be worked out again on the phone itself. */
export function DrawCheck({ offer, drawn, now }: DrawCheckProps) {
  const { t } = useTranslation('offerings')
  const { seed, entropy, seedHash, ticketsHash } = offer.draw
  const isDrawn = drawn !== null && seed !== null && entropy !== null && ticketsHash !== null
  return (
    <OfferPart title={t('draw')}>
      <Text look="sub" tone="secondary">
        {t('drawText')}
      </Text>
      {isDrawn ? (
        <Recount
          published={{ offerId: offer.id, totalLots: offer.totalLots, seed, entropy, seedHash, ticketsHash, ...drawn }}
        />
      ) : (
        <Published offer={offer} now={now} />
      )}
      <Text look="caption" tone="secondary">
        {t('notProven')}
      </Text>
    </OfferPart>
  )
}

/** Until the draw: what is published already, and when the rest comes. */
function Published({ offer: { deadline, draw }, now }: Pick<DrawCheckProps, 'offer' | 'now'>) {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const { seedHash, ticketsHash, at } = draw
  const entries: TimelineEntry[] = [
    { id: 'seed', title: t('seedHash'), time: t('seedHashWhen'), progress: 'done' },
    {
      id: 'tickets',
      title: t('ticketsHash'),
      time: formatMoment(Date.parse(deadline), locale, { now }),
      progress: ticketsHash === null ? 'todo' : 'done',
    },
    { id: 'rest', title: t('rest'), time: formatMoment(Date.parse(at), locale, { now }), progress: 'todo' },
  ]
  return (
    <>
      <Timeline label={t('draw')} entries={entries} />
      <KeyValueList
        items={[
          { label: t('seedHash'), value: formatHash(seedHash), copy: seedHash },
          ...(ticketsHash === null
            ? []
            : [{ label: t('ticketsHash'), value: formatHash(ticketsHash), copy: ticketsHash }]),
        ]}
      />
    </>
  )
}

function Recount({ published }: { published: Parameters<typeof verifyDraw>[0] }) {
  const { t } = useTranslation('offerings')
  const [result, setResult] = useState<Verification>()
  const { seed, entropy, seedHash, ticketsHash, tickets } = published
  const count = String(tickets.length)
  const { nikkei225, topix } = closesIn(entropy)
  const closes = { nikkei225: formatMoney(nikkei225), topix: formatMoney(topix) }
  return (
    <>
      <KeyValueList
        items={[
          { label: t('seed'), value: shortenAddress(seed), copy: seed },
          { label: t('seedHash'), note: t('seedHashWhen'), value: formatHash(seedHash), copy: seedHash },
          { label: t('ticketsHash'), value: formatHash(ticketsHash), copy: ticketsHash },
          { label: t('entropy'), note: t('entropyNote'), value: t('entropyValue', closes), copy: entropy },
          { label: t('numbers'), value: t('numbersValue', { n: count }) },
        ]}
      />
      <Button kind="soft" icon={RefreshCwIcon} onClick={() => setResult(verifyDraw(published))}>
        {t('verify')}
      </Button>
      <div aria-live="polite">
        {result && (
          <Banner tone={result.fair ? 'success' : 'danger'}>
            {result.fair ? t('fair', { n: count }) : t(`unfair_${result.because}`)}
          </Banner>
        )}
      </div>
    </>
  )
}
