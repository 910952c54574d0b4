import type { RefusalCode, RefusalParams } from './refusalTable.ts'

export type Refusal = {
  [Code in RefusalCode]: {
    code: Code
    params: RefusalParams[Code]
    /** The field of the form that it is about; of an answer that cannot be read, the path of the field in it. */
    field?: string | undefined
    /** The words of a server that sent no code; they win over ours. */
    msg?: string | undefined
  }
}[RefusalCode]

export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>

export function refuse<Code extends RefusalCode>(
  code: Code,
  params: RefusalParams[Code],
  field?: string,
): RefusalOf<Code> {
  return { code, params, ...(field === undefined ? {} : { field }) } as RefusalOf<Code>
}
