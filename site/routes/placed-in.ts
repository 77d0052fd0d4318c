/** The parts of a place's page in one language: facts with their source, links with their address. */
import type { Part } from '../content/place.ts'
import { factIn, factMinutes } from '../facts/facts.ts'
import { hrefTo } from './entries.ts'
import type { Language } from './language.ts'

type Sectors = Extract<Part, { kind: 'sectors' }>
type Journeys = Extract<Part, { kind: 'journeys' }>

/** A part whose links and facts are resolved. */
export type PlacePart =
  | Exclude<Part, Sectors | Journeys>
  | (Omit<Sectors, 'sectors'> & {
      readonly sectors: readonly (Omit<Sectors['sectors'][number], 'page'> & {
        readonly href?: string
      })[]
    })
  | (Omit<Journeys, 'journeys'> & {
      readonly journeys: readonly (Omit<Journeys['journeys'][number], 'fact'> & {
        readonly minutes: number
        /** The same, in words. */
        readonly time: string
        readonly source: { readonly publisher: string; readonly url: string }
      })[]
    })

export const placedIn = (parts: readonly Part[], language: Language): readonly PlacePart[] =>
  parts.map((part) => resolved(part, language))

const resolved = (part: Part, language: Language): PlacePart => {
  switch (part.kind) {
    case 'sectors':
      return {
        ...part,
        sectors: part.sectors.map(({ page, ...sector }) => ({
          ...sector,
          ...(page !== undefined && { href: hrefTo(page, language) }),
        })),
      }
    case 'journeys':
      return {
        ...part,
        journeys: part.journeys.map(({ fact, ...journey }) => {
          const told = factIn(fact, language)
          const minutes = factMinutes(fact)
          if (told === undefined || minutes === undefined)
            throw new Error(`the journey to ${journey.to}: « ${fact} » is no fact in minutes`)
          const { publisher, url } = told.source
          return { ...journey, minutes, time: told.text, source: { publisher, url } }
        }),
      }
    default:
      return part
  }
}
