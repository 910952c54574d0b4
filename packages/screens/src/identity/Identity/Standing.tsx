import type { Identity } from '@kabuto/domain/identity'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { Card, KeyValueList, Stack, Text, Timeline, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

/** What is in review or was verified: what happens next, the times, and the data with its number masked. */
export function Standing({ identity, now }: { identity: Identity; now: Instant }) {
  const { t } = useTranslation('identity')
  const locale = useKitLocale()
  const { state, name, nameKana, idNumber, submittedAt, decidedAt } = identity
  const isVerified = state === 'verified'
  const at = (time: string | null): string | undefined =>
    time === null ? undefined : t('simTime', { time: recordTime(time, locale, now) })
  const expected = decidedAt !== null && Date.parse(decidedAt) > now ? Date.parse(decidedAt) : undefined

  return (
    <Stack gap="3">
      <Card>
        <Stack gap="4">
          <div aria-live="polite">
            <Text as="h2" look="headline" short>
              {t(isVerified ? 'verifiedTitle' : 'sentTitle')}
            </Text>
            <Text look="sub" tone="secondary" short>
              {isVerified
                ? t('verifiedText')
                : expected === undefined
                  ? t('sentLate')
                  : t('sentText', { time: formatMoment(expected, locale, { now }) })}
            </Text>
          </div>
          <Timeline
            label={t('track')}
            entries={[
              { id: 'sent', title: t('trackSent'), time: at(submittedAt), progress: 'done' },
              {
                id: 'review',
                title: t('trackReview'),
                note: t('reviewWho'),
                time:
                  isVerified || expected === undefined
                    ? undefined
                    : t('trackExpected', { time: formatMoment(expected, locale, { now }) }),
                progress: isVerified ? 'done' : 'now',
              },
              {
                id: 'end',
                title: t('trackDone'),
                time: isVerified ? at(decidedAt) : undefined,
                note: isVerified ? t('trackDeleted') : undefined,
                progress: isVerified ? 'done' : 'todo',
              },
            ]}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap="2">
          <Text as="h2" look="bodyStrong">
            {t(isVerified ? 'data' : 'dataSent')}
          </Text>
          <KeyValueList
            items={[
              { label: t('name'), value: name },
              { label: t('nameKana'), value: nameKana },
              { label: t('idNumber'), value: idNumber },
            ]}
          />
          <Text look="caption" tone="secondary">
            {t('dataMasked')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}
