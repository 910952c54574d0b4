import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<Enhancer>[string]

function withoutUndefined(argType: ArgType): ArgType {
  if (argType.type?.name !== 'union') return argType
  const [only, ...others] = argType.type.value.filter((part) => !(part.name === 'other' && part.value === 'undefined'))
  return only && others.length === 0 ? { ...argType, type: only } : argType
}

/**
 * A prop that says `| undefined` is read as a union, for which there is no control; without it, most types have one.
 */
export const plainTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withoutUndefined(argType)]))
