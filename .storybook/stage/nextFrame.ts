export const nextFrame = (): Promise<unknown> => new Promise((resolve) => void requestAnimationFrame(resolve))
