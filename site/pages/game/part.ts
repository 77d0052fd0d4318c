import type { ReactNode } from 'react'
import type { GlyphName } from '#companion/companion-glyph'
import type { PartName } from './words/words.ts'

/** A part of her life, as the page shows it: in place, or as a row that opens it. */
export interface Part {
  readonly name: PartName
  readonly icon: GlyphName
  /** How much of a wide screen it takes. */
  readonly span: 'half' | 'full'
  /** The figures that sum it up. */
  readonly sum: readonly (string | number)[]
  readonly content: ReactNode
}
