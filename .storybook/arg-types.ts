/** Rows of documentation and controls, from the table that each component carries. */
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { ANY, type Control, type Prop, type PropTable } from './props/table.ts'

interface Described {
  readonly propTable?: PropTable
}

/** What Storybook asks of a component. */
export const rowsOf = (component: Described | undefined): StrictArgTypes | null => {
  const table = component?.propTable
  if (table === undefined) return null
  const rows = table.props.map((prop) => [prop.name, rowOf(prop, table.element)])
  if (table.element !== undefined) rows.push([REST, restOf(table.element)])
  return Object.fromEntries(rows) as StrictArgTypes
}

export const sentenceOf = (component: Described | undefined): string =>
  component?.propTable?.says ?? ''

/**
 * Of what elements have of themselves, a story shows what it sets; and a control sets only what can be
 * written by hand.
 */
export const fitToStory: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, row]) => row.table?.subcategory !== INHERITED || name in initialArgs)
      .map(([name, row]) => {
        const { subcategory: _, ...table } = row.table ?? {}
        const fitted = { ...row, table }
        return [name, isPlain(initialArgs[name]) ? fitted : { ...fitted, control: NONE }]
      }),
  )

const REST = '…'
/** Nothing to set up either: that is what Storybook offers where there is only no control. */
const NONE = { disable: true } as const
const INHERITED = 'inherited'

const rowOf = (prop: Prop, element: string | undefined): StrictInputType => {
  const { name, type, shape, says, required, initial, options, inherited } = prop
  const short = options && options.length <= FEW ? { summary: choiceOf(options) } : undefined
  return {
    name,
    description: says ?? (inherited ? `As ${called(element)} has it.` : ''),
    type: { ...SET[prop.control].type, ...(required && { required }) },
    control: options && options.length > 6 ? { type: 'select' } : SET[prop.control].control,
    ...(options && { options: [...options] }),
    table: {
      type: short ?? { summary: type, ...(shape !== undefined && { detail: shape }) },
      ...(initial !== undefined && { defaultValue: { summary: initial } }),
      ...(inherited && { subcategory: INHERITED }),
    },
  }
}

/** As many words say more than the name they have together. */
const FEW = 8

const choiceOf = (options: NonNullable<Prop['options']>): string =>
  options.map((option) => (typeof option === 'number' ? option : `'${option}'`)).join(' | ')

/** An element, as one speaks of it. */
const called = (element: string = ANY): string =>
  element === ANY ? 'its element' : `\`<${element}>\``

const restOf = (element: string): StrictInputType => ({
  name: REST,
  description: `and every attribute of ${called(element)}`,
  control: NONE,
  type: { name: 'other', value: '' },
  table: {
    type: {
      summary: element === ANY ? 'HTMLAttributes<HTMLElement>' : `ComponentProps<'${element}'>`,
    },
  },
})

type Way = Pick<StrictInputType, 'type' | 'control'>
const SET: Readonly<Record<Control, Required<Way>>> = {
  boolean: { type: { name: 'boolean' }, control: { type: 'boolean' } },
  number: { type: { name: 'number' }, control: { type: 'number' } },
  text: { type: { name: 'string' }, control: { type: 'text' } },
  choice: { type: { name: 'enum', value: [] }, control: { type: 'inline-radio' } },
  object: { type: { name: 'object', value: {} }, control: { type: 'object' } },
  none: { type: { name: 'function' }, control: NONE },
}

/** Words, numbers, and lists and records of them. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}
