import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { becauseOf, formatMoment, type Instant } from '@kabuto/domain/shared'
import { Banner, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { LockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

const shown = ['frozen', 'tradeBarred', 'withdrawBarred'] as const

type AccountBannersProps = {
  blocks: Member['blocks']
  margin: FundsSummary['margin']
  /** With it a date of another year has its year. */
  now: Instant | undefined
}

/** What holds for the whole account for a while: each block, and a margin call, with the way out. */
export function AccountBanners({ blocks, margin, now }: AccountBannersProps) {
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  return (
    <>
      {shown.map((name) => {
        const block = blocks[name]
        return (
          block && (
            <Banner key={name} tone="danger" icon={LockIcon} action={{ label: t('contact'), href: hrefTo('support') }}>
              {t(name, {
                because: becauseOf(block.reason, (reason) => t('because', { reason })),
                since: formatMoment(Date.parse(block.since), locale, { now }),
              })}
            </Banner>
          )
        )
      })}
      {margin?.call && (
        <Banner tone="danger" action={{ label: t('wayDeposit'), href: hrefTo('deposit') }}>
          {t('marginCall', {
            ratio: margin.ratio ?? '0',
            cover: ownMoney(margin.call.cover, { currency: 'JPY' }),
            until: formatMoment(Date.parse(margin.call.closeAt), locale, { now }),
          })}
        </Banner>
      )}
    </>
  )
}
