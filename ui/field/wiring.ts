import { createContext, useContext, type ChangeEvent, type ReactNode } from 'react'
import { merge } from '../render/index.ts'

/** What a field hands to its control. */
export interface Wiring {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<Wiring>({})

/** What a control that holds text adds to its element's attributes. */
export interface Valued {
  /** The same as `onChange`, with nothing but the value. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Attributes of a control: those of the field around it, its own, and what both say of it. */
export const useField = <T extends object>(own: T & Valued): Wiring & Omit<T, keyof Valued> => {
  const { onValueChange, ...given } = own
  const onChange =
    onValueChange &&
    (({ currentTarget }: ChangeEvent<HTMLInputElement>) => onValueChange(currentTarget.value))
  return merge({ ...useContext(FieldContext), ...(onChange && { onChange }) }, given)
}

export interface Said {
  /** What to write, or what it is for. */
  help?: ReactNode
  /** How to put it right; its presence makes the control invalid. */
  error?: ReactNode
}

export const ids = (id: string) => ({ help: `${id}-help`, error: `${id}-error` })

/** The error first: it is what one came back for. */
export const wire = (id: string, { help, error }: Said): Wiring => {
  const said = [error && ids(id).error, help && ids(id).help].filter(Boolean).join(' ')
  return {
    id,
    ...(said && { 'aria-describedby': said }),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}

/** What a box to tick adds to its element's attributes. */
export interface Checked {
  /** The same as `onChange`, with nothing but whether it is ticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Attributes of a box to tick, which has its label and messages around itself. */
export const wireCheck = <T extends Checked>(
  id: string,
  said: Said,
  { onCheckedChange, ...given }: T,
): Wiring & Omit<T, keyof Checked> =>
  merge(
    {
      ...wire(id, said),
      ...(onCheckedChange && {
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          onCheckedChange(currentTarget.checked),
      }),
    },
    given,
  )
