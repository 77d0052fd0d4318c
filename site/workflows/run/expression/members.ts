import { extensionsFor } from './extensions/index.ts'
import { methodsFor } from './natives/families.ts'

/** Names of all that a value can be asked to do, those that n8n adds first. */
export const membersOf = (value: unknown): readonly string[] => [
  ...new Set([...extensionsFor(value), ...methodsFor(value)]),
]
