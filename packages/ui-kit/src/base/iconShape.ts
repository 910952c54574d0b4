/** The path of an icon on a grid of 24, to be stroked. */
export type IconShape = `M${string}`
