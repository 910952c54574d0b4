let begun = 0

export function pageBegins(): void {
  begun += 1
}

/** Whether the page that came with the app is the only one so far. */
export const isFirstPage = (): boolean => begun < 2
