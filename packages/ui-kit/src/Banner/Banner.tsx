import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Action } from '../base/action.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, type IconShape, InfoIcon, ShieldIcon, TriangleAlertIcon } from '../icons.ts'
import type { Tone } from '../StatusBadge/StatusBadge.tsx'
import { k } from '../tokens/k.ts'
import { toneFaces } from '../base/tones.ts'

export type BannerTone = Exclude<Tone, 'event'>

export type BannerProps = {
  tone: BannerTone
  icon?: IconShape | undefined
  action?: Action | undefined
  children: ReactNode
}

const usualIcons: Record<BannerTone, IconShape> = {
  info: InfoIcon,
  progress: TriangleAlertIcon,
  success: CircleCheckIcon,
  danger: CircleAlertIcon,
  neutral: ShieldIcon,
}

const Face = styled.div`
  display: flex;
  gap: 10px;
  padding: ${k.space[3]} 14px;
  border-radius: ${k.radius.md};
  font: ${k.type.sub};
  text-wrap: pretty;
  word-break: auto-phrase;
  ${toneFaces}
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const Way = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  margin-block-end: -12px;
  color: inherit;
  font: ${k.type.subStrong};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  cursor: pointer;
`

/** What holds for the whole screen for a while. A refusal of what was entered is a RefusalCard, a result a Toast. */
export function Banner({ tone, icon = usualIcons[tone], action, children }: BannerProps) {
  return (
    <Face data-tone={tone}>
      <Icon shape={icon} />
      <Words>
        <div>{children}</div>
        {action &&
          ('href' in action ? (
            <Way as="a" href={action.href}>
              {action.label}
            </Way>
          ) : (
            <Way type="button" onClick={action.onPress}>
              {action.label}
            </Way>
          ))}
      </Words>
    </Face>
  )
}
