import type { InputOf } from '../shared/wire/call.ts'
import type { FieldName } from '../shared/refusal/fields.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { normaliseKana, readableKana } from '../shared/input/kana.ts'
import { advance } from '../shared/machine/machine.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { IdentityOutput, submitIdentityCall } from './contract.ts'
import { identityMachine } from './machines.ts'

export type Identity = IdentityOutput

export type IdentityDraft = { name: string; nameKana: string; idNumber: string; front: string; back: string }

export const emptyIdentity: IdentityDraft = { name: '', nameKana: '', idNumber: '', front: '', back: '' }

/** Letters of any script and the separators between them. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nl} .'’・-]{0,49}$/u

/** Decisions §1: 12 digits that no real card begins with. */
const ID_NUMBER = /^0000\d{8}$/

const SHOWN = 4

function nameToSend(typed: string): string {
  return toHalfWidth(typed).replace(/\s+/g, ' ')
}

/** Printed in groups of four, and typed so. */
function numberToSend(typed: string): string {
  return toHalfWidth(typed).replace(/[\s-]/g, '')
}

function checkText(field: FieldName, text: string, fits: boolean): Refusal[] {
  if (text === '') return [refuse('required', { field }, field)]
  return fits ? [] : [refuse('identityFailed', { field }, field)]
}

function checkImage(field: 'front' | 'back', id: string): Refusal[] {
  return id === '' ? [refuse('required', { field }, field)] : []
}

/** Specification §5: name, number and both images; and only from the state in which anything can be sent. */
export function checkIdentity(
  { name, nameKana, idNumber, front, back }: IdentityDraft,
  { state }: Pick<Identity, 'state'>,
): Refusal[] {
  const step = advance(identityMachine, state, { on: 'submit' })
  const number = numberToSend(idNumber)
  return [
    ...('refusal' in step ? [step.refusal] : []),
    ...checkText('name', nameToSend(name), NAME.test(nameToSend(name))),
    ...checkText('nameKana', toHalfWidth(nameKana), normaliseKana(nameKana) !== undefined),
    ...checkText('idNumber', number, ID_NUMBER.test(number)),
    ...checkImage('front', front),
    ...checkImage('back', back),
  ]
}

export function toIdentityRequest({
  name,
  nameKana,
  idNumber,
  front,
  back,
}: IdentityDraft): InputOf<typeof submitIdentityCall> {
  return { name: nameToSend(name), nameKana: readableKana(nameKana), idNumber: numberToSend(idNumber), front, back }
}

export function maskedIdNumber(idNumber: string): string {
  return idNumber === '' ? '' : `•••• •••• ${idNumber.slice(-SHOWN)}`
}
