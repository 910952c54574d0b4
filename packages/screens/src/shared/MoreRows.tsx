import { Button, type NextPage } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type MoreRowsProps = {
  /** What comes after the rows that are there. */
  next: NextPage
  onMore: () => void
}

/** The older rows of a list that does not fill the page: on request, so that the content below it can be reached. */
export function MoreRows({ next, onMore }: MoreRowsProps) {
  const { t } = useTranslation('shared')
  if (next === 'end') return null
  return (
    <Button kind="line" size="medium" loading={next === 'loading'} onClick={onMore}>
      {t(next === 'failed' ? 'moreAgain' : 'more')}
    </Button>
  )
}
