import { FigureMask, NavAction } from '@kabuto/ui-kit'
import { EyeIcon, EyeOffIcon } from '@kabuto/ui-kit/icons'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

/** Hides all that is one's own, on every page, until it is shown again. */
export function MaskSwitch({ onMask }: { onMask: (masked: boolean) => void }) {
  const { t } = useTranslation('shared')
  const masked = use(FigureMask)
  return (
    <NavAction
      icon={masked ? EyeOffIcon : EyeIcon}
      label={t(masked ? 'reveal' : 'hide')}
      onPress={() => onMask(!masked)}
    />
  )
}
