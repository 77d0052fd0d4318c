import type { Life, Raw } from './companion.ts'
import type { PlainReason, Refusal } from './events.ts'

/** Reports that a command was turned down, and why. */
export const refuse = (life: Life, command: Raw, refusal: Refusal): void => {
  life.emit?.({ type: 'refused', command: command.type, ...refusal })
}

export const refuseFor = (life: Life, command: Raw, reason: PlainReason): void =>
  refuse(life, command, { reason })

/** A parameter is missing, of the wrong type or out of range. */
export const refuseInvalid = (life: Life, command: Raw, field: string): void =>
  refuse(life, command, { reason: 'invalid', field })

/** A parameter names something that does not exist. */
export const refuseUnknown = (life: Life, command: Raw, field: string): void =>
  refuse(life, command, { reason: 'unknown', field })
