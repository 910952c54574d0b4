import type { UnsettledPart } from '@kabuto/domain/funds'
import { formatDay, holidayName } from '@kabuto/domain/shared'
import { Icon, Row, Text, useKitLocale } from '@kabuto/ui-kit'
import { CalendarIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { skippedHolidays } from './skippedHolidays.ts'

/** Names the holidays that do not count towards settlement. */
export function HolidayNotes({ parts }: { parts: readonly UnsettledPart[] }) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  return skippedHolidays(parts).map((day) => (
    <Row key={day} gap="2" wrap={false}>
      <Icon shape={CalendarIcon} size="small" />
      <Text look="caption" tone="secondary" short>
        {t('ladderHoliday', { day: formatDay(day, locale), name: holidayName(day, locale) ?? '' })}
      </Text>
    </Row>
  ))
}
