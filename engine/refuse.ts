import type { Refusal } from './events.ts'

/** A parameter is missing, of the wrong type or out of range. */
export const invalid = (field: string): Refusal => ({ reason: 'invalid', field })

/** A parameter names something that does not exist. */
export const unknown = (field: string): Refusal => ({ reason: 'unknown', field })
