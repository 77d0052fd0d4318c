/** What `new` makes of a name, and what `instanceof` says of it. */
interface Kind {
  readonly make?: (given: readonly unknown[]) => unknown
  readonly includes: (value: unknown) => boolean
}

const kinds = new WeakMap<object, Kind>()

/** Makes a function of the standard names one that `new` and `instanceof` know. */
export function asKind<Maker extends object>(maker: Maker, kind: Kind): Maker {
  kinds.set(maker, kind)
  return maker
}

export function kindOf(maker: unknown): Kind {
  const kind = typeof maker === 'function' ? kinds.get(maker) : undefined
  if (kind === undefined) throw new TypeError('not a constructor')
  return kind
}
