export { Combobox, type ComboboxProps } from './combobox.tsx'
export type { ComboboxOption } from './option.ts'
export type { ComboboxState } from './use-combobox.ts'
