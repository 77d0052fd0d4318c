/** What a city or a region shows beside its text: what is where, a day, ways there. */
import { z } from 'zod'
import { line, pageRecord, pageText, type PageRecord, type PageText } from './schema.ts'

const head = { id: z.string(), title: line(2, 80), lead: line(20, 220).optional() }

/** In the order of the page; `text` is where the Markdown beside the record stands. */
const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text') }),
  z.strictObject({
    kind: z.literal('sectors'),
    ...head,
    sectors: z
      .array(
        z.strictObject({
          name: line(2, 32),
          subject: line(2, 60),
          text: line(20, 280),
          /** Where it was read. */
          source: z
            .strictObject({ publisher: line(2, 40), url: z.url({ protocol: /^https?$/u }) })
            .optional(),
          /** The page that tells all of it. */
          page: z.string().optional(),
        }),
      )
      .min(3)
      .max(5),
  }),
  z.strictObject({
    kind: z.literal('day'),
    ...head,
    moments: z
      .array(z.strictObject({ when: line(2, 32), title: line(2, 40), text: line(10, 220) }))
      .min(3)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('journeys'),
    ...head,
    journeys: z
      .array(
        z.strictObject({
          from: line(2, 40),
          to: line(2, 40),
          by: line(2, 60),
          /** How long, in minutes: without a source there is no journey. */
          fact: z.string(),
        }),
      )
      .min(1),
  }),
])
export type Part = z.infer<typeof part>

export const placeText = pageText.extend({
  parts: z
    .array(part)
    .refine(
      (parts) => parts.filter(({ kind }) => kind === 'text').length === 1,
      "says in one place { kind: 'text' }, where the text beside the record stands",
    ),
})

export const placeRecord = pageRecord.extend({ fr: placeText, en: placeText })
export type PlaceRecord = z.infer<typeof placeRecord>

/** A place's content: a page with the parts that its own material fills. */
export const definePlace = (record: PlaceRecord): PlaceRecord => record

/** None where the record is no place's. */
export const partsOf = (
  { fr, en }: Pick<PageRecord, 'fr' | 'en'>,
  language: 'fr' | 'en',
): readonly Part[] => {
  const text: PageText & { readonly parts?: readonly Part[] } = language === 'fr' ? fr : en
  return text.parts ?? []
}
