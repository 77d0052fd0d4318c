/** Which templates stand near another: by services, category and shape. */
export interface Kin {
  readonly slug: string
  readonly category: string
  readonly services: readonly string[]
  readonly shape: string
  /** Those that its author names. */
  readonly named?: readonly string[]
}

/** @returns the slugs of the nearest, those that the author names first */
export const nearest = (of: Kin, all: readonly Kin[], most: number): readonly string[] =>
  all
    .filter(({ slug }) => slug !== of.slug)
    .map((other) => ({ slug: other.slug, near: nearness(of, other) }))
    .toSorted((one, other) => other.near - one.near || (one.slug < other.slug ? -1 : 1))
    .slice(0, most)
    .map(({ slug }) => slug)

const nearness = (one: Kin, other: Kin): number => {
  const shared = one.services.filter((service) => other.services.includes(service)).length
  const all = new Set([...one.services, ...other.services]).size
  return (
    (one.named?.includes(other.slug) ? 10 : 0) +
    (all === 0 ? 0 : (3 * shared) / all) +
    (one.category === other.category ? 1 : 0) +
    (one.shape === other.shape ? 0.25 : 0)
  )
}
