/** An object with a field for each name. */
export const record = <const K extends string, V>(
  names: readonly K[],
  valueOf: (name: K) => V,
): Record<K, V> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>
