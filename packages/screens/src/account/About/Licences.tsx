import type { Loadable } from '@kabuto/domain/shared'
import { Button, List, ListRow, Sheet, Skeleton, Stack, Text } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'

/** Of one part that is shipped. */
export type Licence = { name: string; version: string; licence: string; text: string }

type LicencesProps = {
  open: boolean
  onClose: () => void
  data: Loadable<readonly Licence[]>
  onRetry: () => void
}

/** Everything that comes with the app, each with the licence that it is under. */
export function Licences({ open, onClose, data, onRetry }: LicencesProps) {
  const { t } = useTranslation('account')
  const [shown, setShown] = useState<Licence>()
  return (
    <Sheet
      open={open}
      onClose={() => {
        setShown(undefined)
        onClose()
      }}
      title={shown ? shown.name : t('aboutLicences')}
    >
      {shown ? (
        <Stack gap="4">
          <Text look="sub" tone="secondary">
            {t('aboutLicenceOf', { licence: shown.licence, version: shown.version })}
          </Text>
          <Stack gap="2">
            {/* Paragraph by paragraph, in the words of its authors. */}
            {shown.text.split(/\n\s*\n/).map((part, at) => (
              <Text key={at} look="caption">
                {part}
              </Text>
            ))}
          </Stack>
          <Button kind="line" onClick={() => setShown(undefined)}>
            {t('aboutLicencesAll')}
          </Button>
        </Stack>
      ) : (
        <Await data={data} onRetry={onRetry} skeleton={<Skeleton card shape="row" count={6} />}>
          {(licences) => (
            <List label={t('aboutLicences')} card>
              {licences.map((each) => (
                <ListRow
                  key={`${each.name} ${each.version}`}
                  title={each.name}
                  sub={each.version}
                  value={each.licence}
                  onPress={() => setShown(each)}
                />
              ))}
            </List>
          )}
        </Await>
      )}
    </Sheet>
  )
}
