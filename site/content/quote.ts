/** A worked quote: the text, the sheet that readers change and the sums have their figures from here. */
import { z } from 'zod'
import { line } from './schema.ts'

const both = (min: number, max: number) =>
  z.strictObject({ fr: line(min, max), en: line(min, max) })
const days = z.number().min(0).max(60).multipleOf(0.5)
const named = { name: both(3, 60), note: both(3, 200) }

/** Models whose prices are facts. */
export const QUOTED_MODELS = {
  'claude-haiku-5-5': 'Claude Haiku 5.5',
  'claude-sonnet-5-5': 'Claude Sonnet 5.5',
  'gpt-6-2-sol': 'GPT-6.2 Sol',
} as const
const models = Object.keys(QUOTED_MODELS) as (keyof typeof QUOTED_MODELS)[]

export const quote = z.strictObject({
  subject: both(10, 80),
  /** Euros a day, before tax: an example. */
  rate: z.int().positive(),
  lots: z
    .array(z.strictObject({ ...named, days }))
    .min(3)
    .max(8),
  without: z.strictObject({
    fr: z.array(line(5, 80)).min(1),
    en: z.array(line(5, 80)).min(1),
  }),
  /** The shortest first; one entry, without days, is the quote itself. */
  scale: z
    .array(z.strictObject({ ...named, days: days.optional() }))
    .min(2)
    .max(4),
  ranges: z.array(z.strictObject({ ...named, from: days, to: days })),
  month: z.strictObject({
    usage: z.strictObject({
      conversations: z.int().positive(),
      messages: z.int().positive(),
      read: z.int().positive(),
      written: z.int().positive(),
    }),
    models: z.array(z.enum(models)).min(1),
    upkeep: days,
  }),
})
export type Quote = z.infer<typeof quote>
