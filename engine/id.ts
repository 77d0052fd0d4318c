import { only } from './shape.ts'

/** What things are called: a number the engine counted, or whatever the host gave. */
export type Id = number | string

export const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value !== '' : Number.isSafeInteger(value) && (value as number) >= 0

export const id = only<Id>(isId)
