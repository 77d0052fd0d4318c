import type { Location, Path } from 'react-router-dom'

/** The entries that back and forward lead through. */
export interface SiteHistory {
  readonly origin: string
  readonly location: Location
  push(location: Location): void
  replace(location: Location): void
  go(delta: number): void
  /** Tells of entries that one went back or forward to. @returns what ends it */
  listen(popped: (location: Location) => void): () => void
  /** A new entry's name: the same address may be come to twice. */
  newKey(): string
}

export const hrefOf = ({ pathname, search, hash }: Path): string => pathname + search + hash
