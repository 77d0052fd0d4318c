import type { EventName, FieldsOf } from './events.ts'

/** Something that is worth an event: the name, and what it carries. */
export type Happening = { [N in EventName]: readonly [name: N, fields: FieldsOf<N>] }[EventName]

export const happening = <N extends EventName>(name: N, fields: FieldsOf<N>): Happening =>
  [name, fields] as unknown as Happening
