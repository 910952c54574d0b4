/** @jsxRuntime classic */
import React from 'react'
import type { Finding, Found, Use } from '../finding.ts'
import { Code, Line, Part, Quiet, Rows, Swatch, Verdict } from './parts.tsx'
import { propertyNames, words } from './words.ts'

/** DESIGN: what is pressed is at least as large, in both directions. */
const TOUCH_MIN = 44

function Value({ text }: { text: string }) {
  const colour = /^#[\da-f]{6}$/i.test(text) ? text : undefined
  return (
    <>
      {colour !== undefined && <Swatch style={{ background: colour }} />}
      <Code>{text}</Code>
    </>
  )
}

function themesOf({ light, dark }: NonNullable<Use['token']>): [string, string][] {
  if (light === dark) return [[words.both, light]]
  return [
    [words.light, light],
    [words.dark, dark],
  ]
}

function UseRow({ property, value, token }: Use) {
  return (
    <>
      <dt>
        {propertyNames[property] ?? property}
        <br />
        <Code>{property}</Code>
      </dt>
      <dd>
        {token ? (
          <>
            <Code>{token.variable}</Code>
            <Line>
              {themesOf(token).map(([theme, text]) => (
                <span key={theme}>
                  <Quiet>{theme}</Quiet> <Value text={text} />
                </span>
              ))}
            </Line>
          </>
        ) : (
          <>
            <Code>{value}</Code> <Quiet>{words.noToken}</Quiet>
          </>
        )}
      </dd>
    </>
  )
}

export function Tokens({ uses }: { uses: Use[] }) {
  return (
    <Part title={words.tokens}>
      {uses.length === 0 ? (
        <Quiet>{words.noUses}</Quiet>
      ) : (
        <Rows>
          {uses.map((use) => (
            <UseRow key={use.property} {...use} />
          ))}
        </Rows>
      )}
    </Part>
  )
}

function ContrastOf({ contrast }: Pick<Finding, 'contrast'>) {
  if (contrast === undefined) return <Quiet>{words.noText}</Quiet>
  if (contrast === 'unclear') return <span>{words.contrastUnclear}</span>
  const { ratio, floor, text, ground, isExempt } = contrast
  const isGood = ratio >= floor
  return (
    <Line>
      <span>
        <strong>{ratio.toFixed(2)}</strong> : 1
      </span>
      {isExempt ? (
        <Quiet>{words.exempt}</Quiet>
      ) : (
        <Verdict isGood={isGood}>{isGood ? words.enough : words.short}</Verdict>
      )}
      <Quiet>
        {words.least} {floor} : 1
      </Quiet>
      <span>
        <Value text={text} /> / <Value text={ground} />
      </span>
    </Line>
  )
}

function TargetOf({ target }: Pick<Finding, 'target'>) {
  if (!target) return <Quiet>{words.noTarget}</Quiet>
  const { width, height, name } = target
  const isGood = width >= TOUCH_MIN && height >= TOUCH_MIN
  return (
    <Line>
      <strong>
        {width} × {height}
      </strong>
      <Verdict isGood={isGood}>{isGood ? words.enough : words.short}</Verdict>
      <Quiet>
        {words.least} {TOUCH_MIN} × {TOUCH_MIN}
      </Quiet>
      <Code>{name}</Code>
    </Line>
  )
}

function Read({ role, isHidden }: Pick<Finding, 'role' | 'isHidden'>) {
  if (isHidden) return <span>{words.hidden}</span>
  if (!role) return <Quiet>{words.noRole}</Quiet>
  return (
    <Line>
      <Code>{role.role}</Code>
      <span>{role.name === '' ? words.noName : `「${role.name}」`}</span>
      {!role.isOwn && <Quiet>{words.inside}</Quiet>}
    </Line>
  )
}

export function Facts({ finding }: { finding: Finding }) {
  return (
    <Rows>
      <dt>{words.size}</dt>
      <dd>
        {finding.width} × {finding.height} <Code>{finding.element}</Code>
      </dd>
      <dt>{words.read}</dt>
      <dd>
        <Read {...finding} />
      </dd>
      <dt>{words.contrast}</dt>
      <dd>
        <ContrastOf {...finding} />
      </dd>
      <dt>{words.target}</dt>
      <dd>
        <TargetOf {...finding} />
      </dd>
    </Rows>
  )
}

export function Measured({ measure }: { measure: Found['measure'] | undefined }) {
  if (!measure) return null
  return (
    <Part title={words.measure}>
      <Line>
        <Quiet>{words.measureTo}</Quiet>
        <Code>{measure.to}</Code>
        {(['top', 'right', 'bottom', 'left'] as const).map(
          (side) =>
            measure[side] !== undefined && (
              <span key={side}>
                <Quiet>{words.sides[side]}</Quiet> <strong>{measure[side]}</strong>
              </span>
            ),
        )}
      </Line>
    </Part>
  )
}
