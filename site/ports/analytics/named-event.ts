import type { EventName, FieldsOf } from './events.ts'

/** Something that is worth an event: the name, and what it carries. */
export type NamedEvent = { [N in EventName]: readonly [name: N, fields: FieldsOf<N>] }[EventName]

export const namedEvent = <N extends EventName>(name: N, fields: FieldsOf<N>): NamedEvent =>
  [name, fields] as unknown as NamedEvent
