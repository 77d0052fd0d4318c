/** Journeys of a place: each names a fact that says how long it takes. */
import { TOPICS } from '../facts/index.ts'
import type { Fact } from '../facts/schema.ts'
import { missing } from '../missing.ts'
import { partsOf } from '../place.ts'
import type { PageRecord } from '../schema.ts'
import { fieldName, type Fault } from './fault.ts'

export const journeyFaults = (file: string, record: PageRecord): readonly Fault[] =>
  (['fr', 'en'] as const).flatMap((language) =>
    partsOf(record, language).flatMap((part, index) =>
      part.kind === 'journeys'
        ? part.journeys.flatMap(({ fact }, journey) => {
            if (DURATIONS.includes(fact)) return []
            const at = [language, 'parts', index, 'journeys', journey, 'fact']
            return [
              {
                file,
                at,
                what: `${fieldName(at)}: ${missing('fact in minutes', fact, DURATIONS)}`,
              },
            ]
          })
        : [],
    ),
  )

const DURATIONS: readonly string[] = Object.entries<Readonly<Record<string, Fact>>>(TOPICS).flatMap(
  ([topic, own]) =>
    Object.entries(own)
      .filter(([, { unit }]) => unit === 'minutes')
      .map(([name]) => `${topic}.${name}`),
)
