import { styled } from 'styled-components'
import { rowLine, rowWithAction } from '../base/rows.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'

export const Item = styled.li`
  ${rowLine}
  ${rowWithAction}
  container-type: inline-size;
`

export const Face = styled.div`
  --day: 64px;
  --figure-room: calc(100cqi - ${gutter} * 2 - var(--day) - 24px - 4rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr) 64px minmax(6rem, max-content);
  align-items: center;
  gap: 0 ${k.space[3]};
  width: 100%;
  min-height: ${k.part.stockRow.height};
  padding: ${k.space[2]} ${gutter};
  color: ${k.text.primary};
  text-align: start;
  text-decoration: none;
  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):active {
    background: ${k.bg.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-delisted],
  &[data-delisted] [data-direction] {
    color: ${k.text.tertiary};
  }
  [data-action] > & {
    --figure-room: calc(100cqi - ${gutter} * 2 - var(--day) - ${k.size.touchMin} - 24px - 4rem);
  }
  /* Without the line of its day the name has its space. */
  &[data-no-day] {
    --day: 0px;
    grid-template-columns: minmax(0, 1fr) minmax(6rem, max-content);
  }
  /* The value that a list is sorted by replaces the line of the day; the rank has a column of its own. */
  &[data-aside] {
    --day: 5rem;
    grid-template-columns: minmax(0, 1fr) minmax(4rem, max-content) minmax(5.5rem, max-content);
  }
  &[data-ranked] {
    --day: 8rem;
    grid-template-columns: 2.125rem minmax(0, 1fr) minmax(4rem, max-content) minmax(5.5rem, max-content);
    gap: 0 ${k.space[2]};
  }
  /* On a small phone the name goes before the line of its day, where a button takes space too. */
  @container (17rem <= width < 23rem) {
    [data-action] > &:not([data-no-day], [data-aside]) {
      --day: 0px;
      grid-template-columns: minmax(0, 1fr) minmax(6rem, max-content);
      & > :nth-child(2) {
        display: none;
      }
    }
  }
  /* In rem: with large text the figures are below the name. */
  @container (width < 17rem) {
    --figure-room: calc(100cqi - ${gutter} * 2 - 64px - 12px);
    grid-template-columns: 64px minmax(0, 1fr);
    [data-action] > & {
      --figure-room: calc(100cqi - ${gutter} * 2 - var(--day) - ${k.size.touchMin} - 12px);
    }
    &[data-no-day] {
      grid-template-columns: minmax(0, 1fr);
    }
    & > :first-child {
      grid-column: 1 / -1;
    }
    &[data-aside],
    &[data-ranked] {
      --figure-room: calc(100cqi - ${gutter} * 2);
      grid-template-columns: auto minmax(0, 1fr);
      & > * {
        grid-column: 1 / -1;
      }
    }
    &[data-ranked] {
      & > :nth-child(1) {
        grid-column: 1;
      }
      & > :nth-child(2) {
        grid-column: 2;
      }
    }
  }
`

/** As wide as four digits, so that all names of a list begin in one column. */
export const Rank = styled.span`
  min-width: 2.125rem;
  white-space: nowrap;
  color: ${k.text.secondary};
  font: ${k.type.sub};
  font-variant-numeric: tabular-nums;
`

export const Aside = styled.span`
  font: ${k.type.sub};
  font-variant-numeric: tabular-nums;
  text-align: end;
  [data-delisted] & {
    color: inherit;
  }
`

export const Names = styled.span`
  display: block;
  min-width: 0;
`

export const Name = styled.span`
  display: block;
  overflow: hidden;
  font: ${k.type.bodyStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Code = styled.span`
  display: block;
  overflow: hidden;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-delisted] & {
    color: inherit;
  }
  /* With large text what it says, a mark too, goes on below. */
  @container (width < 17rem) {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Figures = styled.span`
  display: grid;
  justify-items: end;
  gap: 1px;
  min-width: 0;
  text-align: end;
  [data-stale] > & {
    color: ${k.text.secondary};
  }
`

/** A word in place of the change. */
export const Standing = styled.span`
  display: flex;
  align-items: center;
  gap: ${k.space[1]};
  max-width: min(100%, 8rem);
  overflow: hidden;
  color: ${k.text.secondary};
  font: ${k.type.captionStrong};
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-delisted] & {
    color: inherit;
  }
`
