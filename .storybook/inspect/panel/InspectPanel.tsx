/** @jsxRuntime classic */
import React, { useState } from 'react'
import { AddonPanel, Button } from 'storybook/internal/components'
import { useChannel, useGlobals } from 'storybook/manager-api'
import { FOUND, type Found, type Finding, type Step, STEP } from '../finding.ts'
import { PartFacts } from './PartFacts.tsx'
import { Bare, Line, Quiet, Sheet, Title } from './parts.tsx'
import { Facts, Measured, Tokens } from './Facts.tsx'
import { words } from './words.ts'

function Begin() {
  return (
    <>
      <Title>{words.begin}</Title>
      <span>{words.beginHow}</span>
    </>
  )
}

/** What is read out when something else is pointed at. */
function heardOf({ parts: [part], element, role, width, height }: Finding): string {
  const said = role ? `${role.role} ${role.name}` : ''
  return [part?.name ?? element, said, `${width} × ${height}`].join('、')
}

function Walk({ isPinned, onStep }: { isPinned: boolean; onStep: (step: Step) => void }) {
  return (
    <Bare aria-label={words.walk}>
      <Line>
        {(['parent', 'child', 'previous', 'next'] as const).map((step) => (
          <Button key={step} ariaLabel={false} size="small" onClick={() => onStep(step)}>
            {words[step]}
          </Button>
        ))}
        <Button ariaLabel={false} size="small" onClick={() => onStep(isPinned ? 'release' : 'pin')}>
          {isPinned ? words.release : words.pin}
        </Button>
      </Line>
    </Bare>
  )
}

function InspectPanel() {
  const [globals, update] = useGlobals()
  const [{ finding, isPinned, measure }, setFound] = useState<Found>({ isPinned: false })
  const emit = useChannel({ [FOUND]: setFound })
  const step = (to: Step): void => emit(STEP, to)
  if (globals['inspect'] !== 'on') {
    return (
      <Sheet aria-label={words.title}>
        <Title>{words.isOff}</Title>
        <span>{words.beginHow}</span>
        <Line>
          <Button ariaLabel={false} onClick={() => update({ inspect: 'on' })}>
            {words.turnOn}
          </Button>
        </Line>
      </Sheet>
    )
  }
  return (
    <Sheet aria-label={words.title}>
      <output>
        {finding ? (
          <Line>
            <Title aria-label={heardOf(finding)}>{finding.parts[0]?.name ?? finding.element}</Title>
            <Quiet>{finding.parts[0] ? words[finding.parts[0].from] : words.noPart}</Quiet>
            {isPinned && <strong>{words.pinned}</strong>}
          </Line>
        ) : (
          <Begin />
        )}
      </output>
      <Walk isPinned={isPinned} onStep={step} />
      {finding && (
        <>
          <Measured measure={measure} />
          <Facts finding={finding} />
          <Tokens uses={finding.uses} />
          <PartFacts parts={finding.parts} onStep={step} />
        </>
      )}
      <Quiet>
        {words.howMouse}
        <br />
        {words.howKeys}
      </Quiet>
    </Sheet>
  )
}

/** Kept while another panel is open, with what was found. */
export function ShownPanel({ active }: { active: boolean }) {
  return (
    <AddonPanel active={active}>
      <InspectPanel />
    </AddonPanel>
  )
}
