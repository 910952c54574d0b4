import { k } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A table that becomes a list by itself where it is too narrow for its columns. */
export const Rows = styled.ul`
  border-top: ${k.border.hairline} solid ${k.line.hairline};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${k.space[2]} ${k.space[6]};
  align-items: center;
  padding: ${k.space[3]} 0;
  border-bottom: ${k.border.hairline} solid ${k.line.hairline};
`

type NameProps = { name: string; code?: string | undefined; children?: ReactNode }

/** What a token is called in code, and its variable in CSS. */
export function Name({ name, code, children }: NameProps) {
  return (
    <div>
      <Strong>{name}</Strong>
      {code ? <Code>{code}</Code> : null}
      {children}
    </div>
  )
}

type ValueProps = { label: string; children: ReactNode }

export function Value({ label, children }: ValueProps) {
  return (
    <div>
      <Quiet>{label}</Quiet>
      {children}
    </div>
  )
}

const Strong = styled.p`
  color: ${k.text.primary};
  font: ${k.type.subStrong};
`

export const Code = styled.code`
  display: block;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  overflow-wrap: anywhere;
`

export const Quiet = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

export const Figure = styled.p`
  color: ${k.text.primary};
  font: ${k.type.numSm};
`
