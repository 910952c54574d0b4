/** The names between `{{` and `}}` in a text. */
export type ParamsOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

/** A text with the parameters of its source, or what is wrong with it. */
export type SameParams<Source extends string, Text extends string> = [ParamsOf<Source>] extends [ParamsOf<Text>]
  ? [ParamsOf<Text>] extends [ParamsOf<Source>]
    ? Text
    : { unknownParameter: Exclude<ParamsOf<Text>, ParamsOf<Source>> }
  : { missingParameter: Exclude<ParamsOf<Source>, ParamsOf<Text>> }

type Table = Record<string, string>

/**
 * Checks a translation against its Japanese source by type: the same keys, and in each text the same parameters.
 * `translation<typeof ja>()({ … })` returns the table as it is, so the source need not be loaded.
 */
export function translation<Source extends Table>() {
  return function check<const Target extends Record<keyof Source, string>>(
    target: Target & {
      [Key in keyof Target]: Key extends keyof Source ? SameParams<Source[Key], Target[Key]> : { unknownKey: Key }
    },
  ): Record<keyof Source, string> {
    return target
  }
}

/** Puts the values into `{{name}}`; a name without a value stays visible, so that a mistake is seen. */
export function fill<Text extends string>(text: Text, values: Record<ParamsOf<Text>, string | number>): string
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
