/** A map as data: `<id>.map.ts` beside the record of a place. Points are degrees, east then north. */
import { z } from 'zod'

/** Where a label stands, seen from its point; left out, the drawing chooses. */
export const SIDES = ['right', 'left', 'above', 'below'] as const

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
const words = (most: number) => {
  const line = z.string('is missing').min(1, 'is empty').max(most, `is over ${most} characters`)
  return z.strictObject({ fr: line, en: line }, 'is missing: write { fr, en }')
}

export const mapSchema = z.strictObject({
  /** What the drawing shows, for who does not see it. */
  title: words(220),
  /** Rivers, wider than they are; beyond the places they run on, where a large screen shows them. */
  rivers: z
    .array(
      z.strictObject({
        name: words(24).optional(),
        /** In px of the large drawing. */
        width: z.number().min(4).max(60),
        line: z.array(point).min(2),
      }),
    )
    .default([]),
  /** The sea, closed far out. */
  seas: z
    .array(z.strictObject({ name: words(24).optional(), outline: z.array(point).min(3) }))
    .default([]),
  /** A country, a region, a town: what the places stand in. */
  lands: z.array(z.array(point).min(3)).default([]),
  /** Slopes, borders: thin lines. */
  reliefs: z
    .array(z.strictObject({ name: words(24).optional(), line: z.array(point).min(2) }))
    .default([]),
  places: z.record(
    z.string(),
    z.strictObject({
      at: point,
      name: words(24),
      /** What it is here for. */
      detail: words(30).optional(),
      side: z.enum(SIDES).optional(),
    }),
  ),
  /** Ways between places, by the points between them. */
  links: z
    .array(z.strictObject({ from: z.string(), to: z.string(), by: z.array(point).optional() }))
    .default([]),
  /** The way that the page is about, from the station to where the work is; none where there is none. */
  thread: z.strictObject({ from: z.string(), to: z.string() }).optional(),
})
export type PlaceMap = z.infer<typeof mapSchema>
type Written = z.input<typeof mapSchema>
type Ends<Id extends string> = { from: NoInfer<Id>; to: NoInfer<Id> }

/** Names of places are checked as one writes: a way to none does not compile. */
export const defineMap = <const Id extends string>(
  map: Omit<Written, 'places' | 'links' | 'thread'> & {
    places: Record<Id, Written['places'][string]>
    links?: readonly (Ends<Id> & { by?: [number, number][] })[]
    thread?: Ends<Id>
  },
): Written => map as unknown as Written
