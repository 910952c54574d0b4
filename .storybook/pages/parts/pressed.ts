/** Presses real keys in the browser, which only the test run can do; elsewhere it reports that none was pressed. */
export async function pressed(keys: string): Promise<boolean> {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return false
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(keys)
  return true
}
