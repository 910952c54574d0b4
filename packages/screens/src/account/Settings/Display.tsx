import { Card, Change, OptionCards, Row, SegmentedTabs, Stack, Text } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { choices, type Looks } from './looks.ts'

type DisplayProps = { looks: Looks; onLook: (change: Partial<Looks>) => void }

/** Theme, price colours, text size and bottom menu: each changes as it is pressed. */
export function Display({ looks, onLook }: DisplayProps) {
  const { t } = useTranslation('settings')
  return (
    <Card>
      <Stack gap="6">
        <Look name={t('theme')}>
          <SegmentedTabs
            label={t('theme')}
            value={looks.theme}
            onChange={(theme) => onLook({ theme })}
            options={choices.theme.map((value) => ({ value, label: t(`theme_${value}`) }))}
          />
        </Look>
        <Look name={t('price')}>
          <OptionCards
            label={t('price')}
            value={looks.price}
            onChange={(price) => onLook({ price })}
            options={choices.price.map((value) => ({
              value,
              label: t(`price_${value}`),
              figure: (
                // In its own colours, whatever is chosen now.
                <span data-price={value}>
                  <Row gap="3" justify="end">
                    <Change percent="1.23" size="small" />
                    <Change percent="-1.47" size="small" />
                  </Row>
                </span>
              ),
            }))}
          />
        </Look>
        <Look name={t('text')}>
          <SegmentedTabs
            label={t('text')}
            value={looks.text}
            onChange={(text) => onLook({ text })}
            options={choices.text.map((value) => ({ value, label: t('textValue', { n: value }) }))}
          />
        </Look>
        <Look name={t('bar')}>
          <OptionCards
            label={t('bar')}
            value={looks.bar}
            onChange={(bar) => onLook({ bar })}
            options={choices.bar.map((value) => ({ value, label: t(`bar_${value}`), text: t(`bar_${value}Text`) }))}
          />
        </Look>
      </Stack>
    </Card>
  )
}

function Look({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Text as="h3" look="bodyStrong">
        {name}
      </Text>
      {children}
    </Stack>
  )
}
