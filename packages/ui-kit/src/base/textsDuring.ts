/** Each text that an element has while something is done, in a story. */
export async function textsDuring(element: HTMLElement, act: () => Promise<void>): Promise<string[]> {
  const texts: string[] = []
  const watch = new MutationObserver(() => texts.push(element.textContent))
  watch.observe(element, { subtree: true, childList: true })
  await act()
  watch.disconnect()
  return texts
}
