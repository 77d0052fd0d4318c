import { z } from 'zod'

/** How a value is written out: `site/facts/value.ts` has the words of each. */
export const UNITS = [
  'EUR',
  'USD',
  'percent',
  'date',
  'minutes',
  'hours',
  'days',
  'months',
  'years',
  'tokens',
  'dimensions',
  'people',
  'article',
  'number',
  'name',
] as const
export type Unit = (typeof UNITS)[number]

/** Units whose value is text: a day, a name that both languages share. */
const TEXTUAL: readonly Unit[] = ['date', 'name']

const text = z
  .string()
  .min(3)
  .refine((words) => words.trim() === words, 'has space around it')
const both = z.strictObject({ fr: text, en: text })
const day = z.iso.date()

const source = z.strictObject({
  title: text,
  /** A name; in both languages where more is said: through whom it was read. */
  publisher: z.union([text, both]),
  /** Where it was read. */
  url: z.url({ protocol: /^https$/u }),
})
export type Source = z.infer<typeof source>

export const factSchema = z
  .strictObject({
    value: z.union([z.number(), z.string().min(1)]),
    unit: z.enum(UNITS),
    /** What the value says, as the name of a row would. */
    label: both,
    /** Words around the value where it does not stand alone: `{value}` takes its place. */
    reads: both.optional(),
    /** The day somebody last compared it with its source. */
    checked: day,
    /** The day of the version that was read, which may be much older. */
    version: day,
    /** What that day is: written on the source, or only the earliest it can be. */
    dated: z.enum(['stated', 'not-before']),
    source,
    /** The day by which to look again. */
    review: day,
  })
  .superRefine((fact, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if ((typeof fact.value === 'string') !== TEXTUAL.includes(fact.unit))
      wrong('value', `is no value in ${fact.unit}`)
    if (fact.unit === 'date' && !day.safeParse(fact.value).success)
      wrong('value', 'is no day: write YYYY-MM-DD')
    for (const language of ['fr', 'en'] as const)
      if (fact.reads?.[language].split('{value}').length === 1)
        wrong(`reads.${language}`, 'lacks {value}, where the value goes')
    if (fact.version > fact.checked) wrong('version', 'is later than the day it was checked')
    if (fact.review <= fact.checked) wrong('review', 'is not after the day it was checked')
  })

export type Fact = Readonly<z.infer<typeof factSchema>>
