/** @jsxRuntime classic */
import React, { useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { codeOf } from '../codeOf.ts'
import type { FoundPart, Step } from '../finding.ts'
import { pageOf } from './pageOf.ts'
import { Block, Code, Line, Part, Quiet, Rows } from './parts.tsx'
import { words } from './words.ts'

function Props({ props }: FoundPart) {
  const given = Object.entries(props)
  if (given.length === 0) return <Quiet>{words.noProps}</Quiet>
  return (
    <Rows>
      {given.map(([name, value]) => (
        <React.Fragment key={name}>
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd>
            {typeof value === 'object' ? <Quiet>{value.name ?? value.kind}</Quiet> : <Code>{String(value)}</Code>}
          </dd>
        </React.Fragment>
      ))}
    </Rows>
  )
}

type Copying = 'copied' | 'refused'

function CopyCode({ code }: { code: string }) {
  const [said, setSaid] = useState<{ of: string; how: Copying }>()
  const how = said?.of === code ? said.how : undefined
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      setSaid({ of: code, how: 'copied' })
    } catch {
      setSaid({ of: code, how: 'refused' })
    }
  }
  return (
    <>
      <Block tabIndex={0} aria-label={words.code}>
        {code}
      </Block>
      <Line style={{ marginTop: 8 }}>
        <Button ariaLabel={false} size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <output>{how === 'copied' ? words.copied : how === 'refused' ? words.byHand : ''}</output>
      </Line>
    </>
  )
}

/** The innermost part with its props and code, and the parts around it, each of which can be looked at in its place. */
export function PartFacts({ parts, onStep }: { parts: FoundPart[]; onStep: (step: Step) => void }) {
  const api = useStorybookApi()
  const { index = {} } = useStorybookState()
  const [part, ...around] = parts
  if (!part) {
    return (
      <Part title={words.part}>
        <p style={{ margin: 0 }}>
          {words.noPart}
          <br />
          <Quiet>{words.noPartHow}</Quiet>
        </p>
      </Part>
    )
  }
  const page = pageOf(part, index)
  return (
    <>
      <Part title={words.props}>
        <Props {...part} />
      </Part>
      <Part title={words.code}>
        <CopyCode code={codeOf(part)} />
      </Part>
      {page !== undefined && (
        <Line>
          <Button ariaLabel={false} size="small" onClick={() => api.selectStory(page)}>
            {words.page}
          </Button>
          <Code>{page}</Code>
        </Line>
      )}
      {around.length > 0 && (
        <Part title={words.around}>
          <Line>
            {around.map(({ name, from }, at) => (
              // Two of the same name may stand around it; the order is that of the page.
              <Button key={at} ariaLabel={false} size="small" onClick={() => onStep({ part: at + 1 })}>
                {name}
                <Quiet>{words[from]}</Quiet>
              </Button>
            ))}
          </Line>
        </Part>
      )}
    </>
  )
}
