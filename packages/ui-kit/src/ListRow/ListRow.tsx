import { memo, type ReactNode, useContext, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, type IconShape } from '../icons.ts'
import { RowTag, rowLine, rowWithAction } from '../base/rows.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { NotRead } from './NotRead.tsx'

export type ListRowProps = {
  icon?: IconShape | undefined
  /** A line above the title: when it was, a StatusBadge. */
  lead?: ReactNode
  title: string
  /** Not read yet: marked in the line above, and the title stands out. */
  unread?: boolean | undefined
  sub?: ReactNode
  value?: ReactNode
  /** A StatusBadge. */
  badge?: ReactNode
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** A RowAction at its end, in place of the chevron: pressed by itself. */
  action?: ReactNode
  /** Why it cannot be pressed now; shown in place of `sub`. */
  disabledReason?: string | undefined
}

const Item = styled.li`
  ${rowLine}
  ${rowWithAction}
  &[data-icon]::before {
    inset-inline-start: calc(${gutter} + 1.5rem + ${k.space[3]});
  }
`

const Face = styled.div`
  display: flex;
  align-items: center;
  gap: ${k.space[3]};
  width: 100%;
  min-height: ${k.part.listRow.minHeight};
  padding: ${k.space[2]} ${gutter};
  color: inherit;
  font: ${k.type.ui};
  text-align: start;
  text-decoration: none;
  & > svg {
    color: ${k.text.secondary};
  }
  & > svg:first-child {
    color: ${k.text.brand};
  }
  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${k.text.disabled};
    cursor: default;
    & > svg {
      color: inherit;
    }
  }
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px ${k.space[3]};
  min-width: 0;
`

const Main = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  word-break: auto-phrase;
  &[data-unread] {
    font-weight: 600;
  }
`

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 1.25rem;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Sub = styled.span`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${k.space[2]};
  min-width: 0;
  max-width: 100%;
  margin-inline-start: auto;
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-align: end;
`

/** One line of a List: to go somewhere, to do something, or only to be read. */
export const ListRow = memo(function ListRow({
  icon,
  lead,
  title,
  unread = false,
  sub,
  value,
  badge,
  href,
  onPress,
  action,
  disabledReason,
}: ListRowProps) {
  const id = useId()
  const disabled = disabledReason !== undefined
  const below = disabledReason ?? sub
  const content = (
    <>
      {icon && <Icon shape={icon} size="large" />}
      <Words>
        <Main data-unread={unread || undefined}>
          {(lead !== undefined || unread) && (
            <Lead>
              {lead}
              {unread && <NotRead />}
            </Lead>
          )}
          {title}
          {below !== undefined && <Sub id={id}>{below}</Sub>}
        </Main>
        {(badge !== undefined || value !== undefined) && (
          <Value>
            {badge}
            {value}
          </Value>
        )}
      </Words>
      {(href !== undefined || onPress) && action === undefined && <Icon shape={ChevronRightIcon} />}
    </>
  )
  return (
    <Item as={useContext(RowTag)} data-icon={icon ? '' : undefined} data-action={action === undefined ? undefined : ''}>
      {href !== undefined && (
        <Face
          as="a"
          {...(disabled ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { href, onClick: onPress })}
        >
          {content}
        </Face>
      )}
      {href === undefined && onPress && (
        <Face
          as="button"
          type="button"
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onPress()
          }}
        >
          {content}
        </Face>
      )}
      {href === undefined && !onPress && <Face>{content}</Face>}
      {action}
    </Item>
  )
})
