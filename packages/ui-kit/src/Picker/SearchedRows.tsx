import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Field } from '../Field/Field.tsx'
import { k } from '../tokens/k.ts'
import { type PickerOption, PickerRows, type PickerRowsProps } from './PickerRows.tsx'

export type SearchedRowsProps = PickerRowsProps & {
  searchLabel: string
  note?: string | undefined
  /** All of them for nothing typed. */
  find: (text: string) => PickerOption[]
  /** Nothing was found, and what to type instead. */
  none: string
}

// As high as with all rows: typing does not move the field.
const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${k.space[2]};
  min-height: calc(var(--rows) * ${k.space[12]} + 6rem);
`

const None = styled.output`
  display: block;
  padding-block: ${k.space[6]};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  text-align: center;
  word-break: auto-phrase;
`

function markFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('data-first', '')
}

/** The rows of a Picker, below a field by which they are found: names and codes that nobody reads through. */
export function SearchedRows({ searchLabel, note, find, none, ...rows }: SearchedRowsProps) {
  const [text, setText] = useState('')
  const found = find(text)

  /** Enter takes the only one; the form around it is not sent. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const [only, ...others] = found
    if (!only || others.length > 0 || only.disabledReason !== undefined) return
    rows.onChange(only.value)
    rows.onDone()
  }

  return (
    <Found style={{ '--rows': rows.options.length }}>
      <Field
        label={searchLabel}
        note={note}
        type="search"
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        ref={markFirst}
      />
      {found.length > 0 ? <PickerRows {...rows} options={found} /> : <None>{none}</None>}
    </Found>
  )
}
