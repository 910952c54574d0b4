/** @jsxRuntime classic */
import React, { type ReactNode } from 'react'
import { styled, type Theme } from 'storybook/theming'

/** Of no type in Storybook's own. */
const muted = ({ textMutedColor }: Theme): string => String(textMutedColor)

export const Sheet = styled.section(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.6,
}))

export const Title = styled.h2({ margin: 0, fontSize: 16, lineHeight: 1.4, overflowWrap: 'anywhere' })

const Heading = styled.h3(({ theme }) => ({
  margin: '0 0 6px',
  color: muted(theme),
  fontSize: 12,
  fontWeight: 700,
}))

export const Line = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' })

export const Quiet = styled.span(({ theme }) => ({ color: muted(theme), fontSize: 12 }))

export const Code = styled.code(({ theme }) => ({
  margin: 0,
  padding: 0,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  overflowWrap: 'anywhere',
}))

/** Said in words; the colour only makes it seen sooner. */
export const Verdict = styled.strong<{ isGood: boolean }>(({ theme, isGood }) => ({
  color: isGood ? theme.color.positiveText : theme.color.negativeText,
}))

export const Block = styled.pre(({ theme }) => ({
  margin: 0,
  padding: '8px 10px',
  overflow: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.app,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

export const Rows = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  margin: 0,
  '& > dt, & > dd': { margin: 0, padding: '6px 0', borderTop: `1px solid ${theme.appBorderColor}` },
  '& > dt': { paddingRight: 12, color: muted(theme), fontSize: 12, lineHeight: '20px' },
  '& > dd': { minWidth: 0, overflowWrap: 'anywhere' },
}))

export const Swatch = styled.span(({ theme }) => ({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 4,
  border: `1px solid ${muted(theme)}`,
  borderRadius: 3,
  verticalAlign: -1,
}))

/** A group, named and without a frame. */
export const Bare = styled.fieldset({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Bare aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </Bare>
  )
}
