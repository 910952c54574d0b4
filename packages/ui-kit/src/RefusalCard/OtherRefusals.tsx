import { styled } from 'styled-components'
import { type Action, doing } from '../base/action.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'
import { Fix } from './Fix.ts'

export type OtherRefusal = { title: string; note?: string | undefined; fix?: Action | undefined }

const Fold = styled.details`
  border-block-start: 1px solid ${k.bg.surface};
  &[open] summary svg {
    rotate: 0.5turn;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${k.space[2]};
  min-height: ${k.size.touchMin};
  padding: ${k.space[2]} ${k.space[4]};
  font: ${k.type.subStrong};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px ${k.space[3]};
  min-height: ${k.size.touchList};
  padding: 6px ${k.space[4]};
  border-block-start: 1px solid ${k.bg.surface};
  ${Fix} {
    margin: 0;
    margin-inline-start: auto;
  }
  /* Small, so that the reason keeps its line. */
  ${Fix} [data-size='medium'] {
    font-size: 0.8125rem;
    &::before,
    &::after {
      width: ${k.space[3]};
    }
  }
`

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  font: ${k.type.subStrong};
  word-break: auto-phrase;
`

const Note = styled.p`
  font: ${k.type.caption};
`

/** The reasons behind the first one, each with its own small way out. */
export function OtherRefusals({ label, refusals }: { label: string; refusals: OtherRefusal[] }) {
  return (
    <Fold>
      <Summary>
        {label}
        <Icon shape={ChevronDownIcon} />
      </Summary>
      <ul>
        {refusals.map(({ title, note, fix }) => (
          <Row key={title}>
            <Words>
              <p>{title}</p>
              {note !== undefined && <Note>{note}</Note>}
            </Words>
            {fix && (
              <Fix>
                <Button kind="line" size="medium" {...doing(fix)}>
                  {fix.label}
                </Button>
              </Fix>
            )}
          </Row>
        ))}
      </ul>
    </Fold>
  )
}
