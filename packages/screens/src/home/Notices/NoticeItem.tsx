import type { Notice } from '@kabuto/domain/home'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { ListRow, useKitLocale } from '@kabuto/ui-kit'
import { Important } from './Important.tsx'

type NoticeItemProps = {
  notice: Notice
  /** With it a day of another year has its year. */
  now: Instant | undefined
}

/** When it was published, whether it must be read, whether it was, and its title. */
export function NoticeItem({ notice: { id, title, importance, publishedAt, read }, now }: NoticeItemProps) {
  const locale = useKitLocale()
  return (
    <ListRow
      lead={
        <>
          {formatMoment(Date.parse(publishedAt), locale, { now })}
          {importance === 'mustRead' && <Important />}
        </>
      }
      title={title}
      unread={!read}
      href={hrefTo('notice', { id })}
    />
  )
}
