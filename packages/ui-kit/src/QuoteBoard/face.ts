import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
  container-type: inline-size;
`

// Three columns of one width. With large text or long numbers all figures together are set as large as they fit.
export const Table = styled.table`
  --pad: clamp(4px, 2cqi, 8px);
  width: 100%;
  border-collapse: collapse;
  font: ${k.type.numSm};
  table-layout: fixed;
  td {
    font-size: min(1em, (33cqi - 2 * var(--pad)) / var(--longest));
    white-space: nowrap;
  }
`

export const Head = styled.th`
  height: 28px;
  padding: 0 var(--pad);
  color: ${k.text.secondary};
  font: ${k.type.caption};
  font-size: min(0.75rem, (33cqi - 2 * var(--pad)) / var(--longest-head));
  text-align: center;
  &:first-child {
    text-align: end;
  }
  &:last-child {
    text-align: start;
  }
`

export const Middle = styled.tr`
  height: 32px;
  td {
    border-block: 1px solid ${k.line.hairline};
    padding: 4px 8px;
    font-size: inherit;
  }
`

export const Last = styled.span`
  --figure-room: calc(100cqi - 32px);
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 10px;
  color: ${k.text.primary};
  font: ${k.type.sub};
  b {
    font-weight: 600;
  }
`

export const LastWord = styled.span`
  min-width: 0;
  color: ${k.text.secondary};
  white-space: normal;
`
