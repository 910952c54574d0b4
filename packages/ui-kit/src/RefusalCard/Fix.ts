import { styled } from 'styled-components'

/** A button on a toned background: white, without its edge. */
export const Fix = styled.div`
  flex: none;
  margin-block-start: 12px;
  && [data-kind='line'] {
    --edge: transparent;
  }
`
