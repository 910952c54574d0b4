/** A picture of one's own, as it is chosen on a phone. */
export async function somePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 5)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 5)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'some.png', { type: 'image/png' })
}
