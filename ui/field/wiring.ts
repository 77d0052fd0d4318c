import { createContext, useContext, type ReactNode } from 'react'

/** What a field hands to its control. */
export interface Wiring {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<Wiring>({})

/** Attributes of a control: those of the field around it, unless it brings its own. */
export const useField = <T extends object>(own: T): Wiring & T => ({
  ...useContext(FieldContext),
  ...own,
})

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
