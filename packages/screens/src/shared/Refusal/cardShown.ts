import { expect, waitFor } from 'storybook/test'

type Canvas = { getByRole: (role: 'alert') => HTMLElement }

/** For stories: waits until the card itself has taken the place of its sentence. */
export async function cardShown(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveAttribute('data-tone'))
}
