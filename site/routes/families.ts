/** Families of pages, as collections declare them: how lists are grouped, which hue pages wear. */
import { COLLECTIONS, type FamilyId } from '../content/collections.ts'
import type { Family as Declared } from '../content/collection.ts'

export type Family = FamilyId

/** By id, in the order of lists. Collections that share one hold the same. */
const FAMILIES: ReadonlyMap<string, Declared> = new Map(
  Object.values(COLLECTIONS).map(({ family }) => [family.id, family]),
)

export const familyIds = [...FAMILIES.keys()] as readonly Family[]

/** @throws when no collection declares it */
export const familyOf = (id: string): Declared & { readonly id: Family } => {
  const family = FAMILIES.get(id)
  if (family === undefined) throw new Error(`no family is called ${id}`)
  return family as Declared & { readonly id: Family }
}
