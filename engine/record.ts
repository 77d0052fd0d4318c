/** An object with a field for each name; what is not used of it, bundlers may leave out. */
export const record = /* @__NO_SIDE_EFFECTS__ */ <const K extends string, V>(
  names: readonly K[],
  valueOf: (name: K) => V,
): Record<K, V> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>

/** The names of its fields, in the order written. */
export const namesOf = /* @__NO_SIDE_EFFECTS__ */ <K extends string>(
  fields: Readonly<Record<K, unknown>>,
): readonly [K, ...K[]] => Object.freeze(Object.keys(fields) as [K, ...K[]])
