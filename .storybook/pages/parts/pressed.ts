/** Presses keys of the browser itself, which only the test run can do; elsewhere it tells that nothing was pressed. */
export async function pressed(keys: string): Promise<boolean> {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return false
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(keys)
  return true
}
