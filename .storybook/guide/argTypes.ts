import type { Preview } from '@storybook/react-vite'
import type { PropNote } from './partData.ts'
import { PROPS } from './piece.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<Enhancer>[string]

const plainTypes = new Set(['boolean', 'number', 'string'])

/** What Storybook makes a control of: one of some words, or a plain value. */
function typeOf({ type, isRequired }: PropNote): ArgType['type'] {
  const words = type.split(' | ')
  if (words.every((word) => /^'.*'$/.test(word)))
    return { name: 'enum', value: words.map((word) => word.slice(1, -1)), required: isRequired }
  return plainTypes.has(type) ? { name: type as 'string', required: isRequired } : undefined
}

function noted(note: PropNote, argType: ArgType | undefined): ArgType {
  const type = typeOf(note) ?? argType?.type
  return {
    ...argType,
    name: note.name,
    ...(type ? { type } : {}),
    ...(note.note === undefined ? {} : { description: note.note }),
    table: {
      ...(argType?.table as object | undefined),
      type: { summary: note.type },
      ...(note.preset === undefined ? {} : { defaultValue: { summary: note.preset } }),
    },
  }
}

/** The props of a part of the kit as one reads them, in place of what Storybook finds in the file of the component. */
export const notedTypes: Enhancer = ({ argTypes, component }) => {
  const notes = component ? (Reflect.get(component, PROPS) as PropNote[] | undefined) : undefined
  if (!notes) return argTypes
  return { ...argTypes, ...Object.fromEntries(notes.map((note) => [note.name, noted(note, argTypes[note.name])])) }
}
