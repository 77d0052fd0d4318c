import type { Mood, Stage } from '#ui/character'
import type { Choice } from './find.ts'

interface Titled {
  readonly title: string
  readonly lead: string
}

export interface GalleryWords {
  readonly technologies: Titled
  readonly search: string
  readonly example: string
  readonly filter: string
  readonly choices: Readonly<Record<Choice, string>>
  readonly count: (found: number) => string
  readonly none: (query: string) => string
  readonly showAll: string
  readonly portraits: Titled
  readonly media: Titled
  readonly ui: Titled
  readonly names: Readonly<Record<Mood | Stage, string>>
}
