import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** An optional prop is often written « X or undefined »: it is described and set as an X. */
export const seeThroughUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table, options } = argType
      if (type?.name !== 'union' || options !== undefined) return [name, argType]
      const [only, ...others] = type.value.filter((one) => one.name !== 'other')
      if (others.length > 0 || only === undefined) return [name, argType]
      const control = CONTROLS[only.name]
      if (control === undefined) return [name, argType]
      const summary = { type: { summary: only.name } }
      return [name, { ...argType, type: only, control, table: { ...table, ...summary } }]
    }),
  )

const CONTROLS: Record<string, { type: 'boolean' | 'number' | 'text' }> = {
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  string: { type: 'text' },
}
