import type { fr } from './fr.ts'

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The keys that the French file sets; a missing English one does not compile. */
export type Messages = Words<typeof fr>
