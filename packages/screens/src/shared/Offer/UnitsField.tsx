import { QuantityStepper, type QuantityStepperProps } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

type UnitsFieldProps = Omit<QuantityStepperProps, 'limits' | 'words'> & {
  least: number
  most: number
  /** How a number of them is written: 10単位, 10,000株, 4,400,000円. */
  format: (count: number) => string
}

/** How much of an offer, in whole units: lots, shares, or the yen of a lot. */
export function UnitsField({ least, most, format, ...field }: UnitsFieldProps) {
  const { t } = useTranslation('offer')
  return (
    <QuantityStepper
      {...field}
      limits={{
        least: { value: least, reason: t('leastReason', { least: format(least) }) },
        most: { value: most, reason: t('mostReason', { most: format(most) }) },
      }}
    />
  )
}
