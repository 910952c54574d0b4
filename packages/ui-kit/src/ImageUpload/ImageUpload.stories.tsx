import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { ImageUpload, type ImageUploadProps, type UploadState } from './ImageUpload.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><rect width="24" height="16" fill="#dfe9ee"/><path d="M4 12l5-7 4 5 3-3 4 5z" fill="#165e83"/></svg>')}`
const reencoding = { longest: 640, mark: '見本' }

const meta = preview.meta({ title: 'Kit/ImageUpload', component: ImageUpload })

const onPick = fn<ImageUploadProps['onPick']>()
const onDelete = fn()
const empty: ImageUploadProps = {
  label: '表面を追加',
  hint: '撮影・選択・見本',
  value: { state: 'empty' },
  onPick,
  onCancel: fn(),
  onDelete,
  reencoding,
}

/** The platform's own file input, found by its label; what is seen of the focus is the box. */
export const Playground = meta.story({
  args: empty,
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText<HTMLInputElement>('表面を追加')
    await expect([input.type, input.accept]).toEqual(['file', 'image/jpeg,image/png,image/webp'])
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(input.parentElement ?? input).outlineStyle).toBe('solid')
  },
})
export const SendingHalf = meta.story({ args: { ...empty, value: { state: 'sending', percent: 62 } } })
/** A browser that does not report upload progress. */
export const SendingSomehow = meta.story({
  args: { ...empty, value: { state: 'sending' } },
  async play({ canvas }) {
    await expect(canvas.getByText('送信中')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '表面を追加' })).not.toHaveAttribute('value')
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
})
export const Done = meta.story({ args: { ...empty, value: { state: 'done', name: '見本.png', preview: picture } } })
export const Failed = meta.story({
  args: { ...empty, value: { state: 'failed', reason: '5MBを超えています。小さい画像を選んでください。' } },
})
/** What failed can be chosen anew or given up. */
export const FailedGivenUp = meta.story({
  args: { ...empty, value: { state: 'failed', reason: '5MBを超えています。' } },
  async play({ canvas, userEvent }) {
    onDelete.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '削除' }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
})
export const ReadOnly = meta.story({ args: { ...empty, readOnly: true, value: { state: 'done', name: '見本.png' } } })

/** A large picture with anything in it, made here. */
async function largePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1000)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#165e83'
    context.fillRect(0, 0, 1600, 1000)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'large.png', { type: 'image/png' })
}

async function sizeOf(sent: Blob): Promise<[number, number]> {
  const bitmap = await createImageBitmap(sent)
  return [bitmap.width, bitmap.height]
}

/** What is chosen leaves the phone as a JPEG of 640 pixels at most. */
export const Reencoded = meta.story({
  args: empty,
  async play({ canvas, userEvent }) {
    onPick.mockClear()
    await userEvent.upload(canvas.getByLabelText('表面を追加'), await largePicture())
    await waitFor(() => expect(onPick).toHaveBeenCalledOnce())
    const [sent] = onPick.mock.calls[0] ?? []
    if (!sent) throw new Error('nothing was picked')
    await expect(sent.type).toBe('image/jpeg')
    await expect(await sizeOf(sent)).toEqual([640, 400])
  },
})

/** What only calls itself a picture is refused here, and leaves the phone never. */
export const Unreadable = meta.story({
  args: empty,
  async play({ canvas, userEvent }) {
    onPick.mockClear()
    await userEvent.upload(
      canvas.getByLabelText('表面を追加'),
      new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/JPEG/)
    await expect(onPick).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  args: { ...empty, value: { state: 'done', name: '見本.png' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '削除' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onDelete).toHaveBeenCalled()
  },
})

export const LongWords = meta.story({
  name: '長いことば',
  args: {
    ...empty,
    label: '本人確認書類の表面（氏名と有効期限が写っている面）を追加',
    value: { state: 'done', name: `${'very-long-file-name'.repeat(6)}<b>.png` },
  },
})

function Turned() {
  const [value, setValue] = useState<UploadState>({ state: 'empty' })
  return (
    <ImageUpload
      label="表面を追加"
      value={value}
      onPick={() => setValue({ state: 'done', name: 'picture.jpg' })}
      onDelete={() => setValue({ state: 'empty' })}
      reencoding={reencoding}
    />
  )
}

/** Chosen, shown, deleted. */
export const Turn = meta.story({
  args: empty,
  render: () => <Turned />,
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('表面を追加'), await largePicture())
    await canvas.findByText('picture.jpg')
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement)
    await expect(canvas.getByLabelText('表面を追加')).toBeInTheDocument()
  },
})

function Sheet() {
  const words = useSamples({
    ja: {
      empty: '空',
      sending: '送信中',
      done: '完了',
      failed: '失敗',
      fixed: '読み取り専用',
      label: '表面を追加',
      hint: '撮影・選択・見本',
      name: '見本.png',
      reason: '5MBを超えています',
    },
    en: {
      empty: 'Empty',
      sending: 'Sending',
      done: 'Done',
      failed: 'Failed',
      fixed: 'Read only',
      label: 'Add the front',
      hint: 'Camera, file or sample',
      name: 'sample.png',
      reason: 'More than 5 MB',
    },
    'zh-Hant': {
      empty: '空',
      sending: '傳送中',
      done: '完成',
      failed: '失敗',
      fixed: '唯讀',
      label: '新增正面',
      hint: '拍攝・選擇・範例',
      name: '範例.png',
      reason: '超過 5MB',
    },
  })
  const shared = { label: words.label, hint: words.hint, onPick: fn(), onCancel: fn(), onDelete: fn(), reencoding }
  return (
    <Board title="ImageUpload">
      <Rows>
        <Example name={words.empty}>
          <ImageUpload {...shared} value={{ state: 'empty' }} />
        </Example>
        <Example name={words.sending}>
          <ImageUpload {...shared} value={{ state: 'sending', percent: 62 }} />
        </Example>
        <Example name={words.done}>
          <ImageUpload {...shared} value={{ state: 'done', name: words.name, preview: picture }} />
        </Example>
        <Example name={words.failed}>
          <ImageUpload {...shared} value={{ state: 'failed', reason: words.reason }} />
        </Example>
        <Example name={words.fixed}>
          <ImageUpload {...shared} value={{ state: 'done', name: words.name }} readOnly />
        </Example>
      </Rows>
    </Board>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], args: empty, render: () => <Sheet /> })
