import { hrefTo } from '@kabuto/domain/paths'
import { Banner } from '@kabuto/ui-kit'

type ConfirmingBannerProps = {
  text: string
  /** Where one can go meanwhile; without it one waits here. */
  leave?: string
  href?: string
}

/** The answer to a call that must not be done twice was lost and is being retried: read out. */
export function ConfirmingBanner({ text, leave, href = hrefTo('funds') }: ConfirmingBannerProps) {
  return (
    <div aria-live="polite">
      <Banner tone="progress" action={leave === undefined ? undefined : { label: leave, href }}>
        {text}
      </Banner>
    </div>
  )
}
