/**
 * A story in a frame of a page takes the focus when it is played, and the browser would scroll the whole page to it:
 * whoever opened the page looks at its top.
 */
if (parent !== window && '__STORYBOOK_PREVIEW__' in parent) {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus']
  HTMLElement.prototype.focus = function focusInPlace(options) {
    native.call(this, { ...options, preventScroll: true })
  }
}
