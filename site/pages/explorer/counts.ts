import type { Family } from '../../routes/families.ts'
import type { LinkGroup } from '../../routes/page-data.ts'
import type { Hit } from '../../search/page.ts'
import type { Asked, Universe } from './asked.ts'

/** How many pages each choice of a filter would leave, the other filter as it is. */
export interface Counts {
  readonly types: ReadonlyMap<Family | undefined, number>
  readonly universes: ReadonlyMap<Universe | undefined, number>
}

/** The hits that both filters leave, and what each other choice would. */
export const filtered = (
  hits: readonly Hit[],
  groups: readonly LinkGroup[],
  { type, universe }: Pick<Asked, 'type' | 'universe'>,
): Counts & { readonly hits: readonly Hit[] } => {
  const universeOf = universesOf(groups)
  const ofType = hits.filter(({ family }) => type === undefined || family === type)
  const isOfUniverse = ({ family }: Hit) =>
    universe === undefined || universeOf.get(family) === universe
  return {
    hits: ofType.filter(isOfUniverse),
    types: countsOf(hits.filter(isOfUniverse).map(({ family }) => [family as Family, 1])),
    universes: countsOf(ofType.map(({ family }) => [universeOf.get(family), 1])),
  }
}

/** Before anything is asked: all there is. */
export const countsOfAll = (groups: readonly LinkGroup[]): Counts => {
  const universeOf = universesOf(groups)
  return {
    types: countsOf(groups.map((group) => [group.family, sizeOf(group)])),
    universes: countsOf(groups.map((group) => [universeOf.get(group.family), sizeOf(group)])),
  }
}

export const sizeOf = ({ links, more }: LinkGroup): number => links.length + (more?.count ?? 0)

/** A family is of one universe. */
const universesOf = (groups: readonly LinkGroup[]): ReadonlyMap<string, Universe | undefined> =>
  new Map(groups.map(({ family, links }) => [family, links[0]?.universe]))

/** Of each kind, and of all kinds under `undefined`. */
const countsOf = <K>(kinds: readonly (readonly [K | undefined, number])[]) => {
  const counts = new Map<K | undefined, number>([[undefined, 0]])
  const add = (kind: K | undefined, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count)
  for (const [kind, count] of kinds) {
    add(undefined, count)
    if (kind !== undefined) add(kind, count)
  }
  return counts
}
