import { fill } from '@kabuto/domain/shared'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { type Action, doing } from '../base/action.ts'
import type { BannerTone } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, type IconShape, XIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { toneFaces } from '../base/tones.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type RefusalFact, RefusalFacts } from './RefusalFacts.tsx'
import { type OtherRefusal, OtherRefusals } from './OtherRefusals.tsx'
import { Fix } from './Fix.ts'

export type RefusalCardProps = {
  /**
   * `danger`: the value breaks a rule. `progress`: a time will open it. `info`: do something first. `neutral`: nobody
   * can now.
   */
  tone: Exclude<BannerTone, 'success'>
  icon: IconShape
  /** The rule in one sentence. */
  title: string
  /** Your value, the range, until when; the parts of a sum below it. */
  facts?: RefusalFact[] | undefined
  /** What is still possible. */
  can?: { title: string; items: string[] } | undefined
  /** Where the rule comes from. */
  source?: string | undefined
  fix?: Action | undefined
  /** Not where the card is the whole page. */
  onClose?: (() => void) | undefined
  /** The other reasons, in their order, folded. */
  rest?: OtherRefusal[] | undefined
  /** Instead of ほか2件: with the names of the fields. */
  restLabel?: string | undefined
  /** So that the field that it is about can be linked to it. */
  titleId?: string | undefined
  /** An example: not an alert, and nothing in it can be pressed. */
  exhibit?: boolean | undefined
  /** Takes the focus when it becomes true: on sending, never while typing. */
  focused?: boolean | undefined
  words?: WordsOf<'basis' | 'close' | 'others'> | undefined
}

const Face = styled.section`
  overflow: hidden;
  border-radius: ${k.radius.lg};
  font: ${k.type.sub};
  ${toneFaces}
`

const Content = styled.div`
  padding: 14px ${k.space[4]} ${k.space[4]};
`

const Head = styled.div`
  display: flex;
  gap: ${k.space[2]};
  align-items: flex-start;
  & > svg {
    margin-block-start: 1px;
  }
`

const Title = styled.p`
  flex: 1;
  min-width: 0;
  font: ${k.type.bodyStrong};
  text-wrap: pretty;
  word-break: auto-phrase;
`

const Close = styled.button`
  ${touchTarget}
  margin: -11px -12px -11px 0;
  &:focus-visible {
    outline-offset: -4px;
  }
`

// Under the title, as long as there is space for an indent.
const Below = styled.div`
  margin-inline-start: 28px;
  [data-text='200'] & {
    margin-inline-start: 0;
  }
`

const Can = styled.ul`
  display: grid;
  gap: 6px;
  margin-block-start: ${k.space[2]};
  li {
    display: flex;
    gap: ${k.space[2]};
    align-items: flex-start;
  }
  svg {
    margin-block-start: 2px;
  }
`

const CanTitle = styled.p`
  margin-block-start: ${k.space[2]};
  font: ${k.type.subStrong};
`

const Source = styled.p`
  margin-block-start: ${k.space[2]};
  font: ${k.type.caption};
  text-wrap: pretty;
  word-break: auto-phrase;
`

/** Why something was refused, by which rule, and the one press that fixes it: below a field, in a form or as a page. */
export function RefusalCard(props: RefusalCardProps) {
  const {
    tone,
    icon,
    title,
    facts = [],
    can,
    source,
    fix,
    onClose,
    rest = [],
    restLabel,
    exhibit = false,
    focused = false,
  } = props
  const words = useKitWords({ basis: say.basis, close: say.close, others: say.others }, props.words)
  const ownId = useId()
  const id = props.titleId ?? ownId
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) card.current?.focus()
  }, [focused])
  return (
    <Face ref={card} {...(exhibit ? {} : { role: 'alert', tabIndex: -1 })} aria-labelledby={id} data-tone={tone}>
      <Content>
        <Head>
          <Icon shape={icon} />
          <Title id={id}>{title}</Title>
          {onClose && (
            <Close type="button" onClick={onClose}>
              <Icon shape={XIcon} />
              <Spoken>{words.close}</Spoken>
            </Close>
          )}
        </Head>
        <Below>
          <RefusalFacts facts={facts} />
          {can && (
            <>
              <CanTitle id={`${id}-can`}>{can.title}</CanTitle>
              <Can aria-labelledby={`${id}-can`}>
                {can.items.map((item) => (
                  <li key={item}>
                    <Icon shape={CheckIcon} size="small" />
                    <span>{item}</span>
                  </li>
                ))}
              </Can>
            </>
          )}
          {source !== undefined && <Source>{fill(words.basis, { source })}</Source>}
        </Below>
        {fix && (
          <Fix inert={exhibit}>
            <Button kind="line" size="medium" {...doing(fix)}>
              {fix.label}
            </Button>
          </Fix>
        )}
      </Content>
      {rest.length > 0 && (
        <OtherRefusals label={restLabel ?? fill(words.others, { count: rest.length })} refusals={rest} />
      )}
    </Face>
  )
}
