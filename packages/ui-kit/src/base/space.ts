/**
 * The distance between the edge of the screen and its content: 16, 12 below 360 px, 24 from 600 px (base.css).
 */
export const gutter = 'var(--k-gutter)'
