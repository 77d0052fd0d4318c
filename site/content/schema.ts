import { z } from 'zod'
import { TOPIC_IDS } from './topics.ts'

/** Words of a text: runs that hold a letter or a digit, as a reader would count them. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length

/** A text that fits where it is shown. */
export const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text.trim() === text, 'has space around it: take it out')

const icon = z.enum([
  'window',
  'data',
  'ia',
  'flow',
  'shield',
  'doc',
  'chat',
  'layers',
  'gauge',
  'code',
  'plus',
  'pen',
  'key',
])
const universe = z.enum(['code', 'ia', 'plus'])

/** A part of a page below its opening; `id` is its anchor. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rows'),
    ...opening(),
    rows: z.array(
      z.strictObject({
        icon,
        universe,
        title: line(2, 60),
        strong: line(2, 80),
        text: line(20, 220),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('doors'),
    ...opening(),
    doors: z.array(z.strictObject({ icon, universe, page: z.string(), text: line(20, 140) })),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    ...opening(),
    steps: z.array(z.strictObject({ title: line(2, 40), text: line(20, 220) })).length(4),
  }),
  z.strictObject({
    kind: z.literal('offers'),
    ...opening(),
    offers: z.array(
      z.strictObject({
        title: line(2, 40),
        text: line(10, 120),
        points: z.array(line(2, 60)),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('fit'),
    ...opening(),
    yes: z.strictObject({ title: line(2, 60), points: z.array(line(2, 140)) }),
    no: z.strictObject({ title: line(2, 60), points: z.array(line(2, 140)) }),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    ...opening(),
    questions: z.array(z.strictObject({ question: line(10, 120), answer: line(40, 600) })),
  }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...opening(),
    /** Entries are samples unless the owner says otherwise: the page labels them. */
    sample: z.boolean(),
    entries: z.array(
      z.strictObject({
        period: line(2, 40),
        title: line(2, 80),
        place: line(2, 80),
        text: line(20, 240),
      }),
    ),
  }),
  // Its content is the screen's own: what the owner keeps, what is counted, what one calculates with.
  z.strictObject({ kind: z.literal('own'), ...opening() }),
])
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']
export const BLOCK_KINDS = block.options.map(({ shape }) => shape.kind.value)

/** What every page says in one language. */
export const pageText = z.strictObject({
  /** `<title>`, unique per page. */
  title: line(15, 65),
  /** Meta description. */
  description: line(70, 160),
  /** The page's one `h1`. */
  heading: line(3, 80),
  /** Its name in links, lists and menus. */
  name: line(2, 42),
  /** One line under the name in lists. */
  hint: line(20, 95),
  /** Opening paragraph, 40 to 60 words. */
  lead: z.string().check((context) => {
    const count = wordCount(context.value)
    if (count < 40 || count > 60)
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: `has ${count} words: write 40 to 60`,
      })
  }),
  /** The rest of the page, where it is written. */
  blocks: z.array(block).optional(),
  /** Pages that she leads to, one after the other, and what she says on each. */
  tour: z
    .array(z.strictObject({ page: z.string(), text: line(20, 150) }))
    .min(4)
    .max(9)
    .optional(),
})
export type PageText = z.infer<typeof pageText>

const day = z.iso.date()

/** Every block may be named, introduced, led to and lead on. */
function opening() {
  return {
    id: z.string(),
    title: line(2, 80),
    lead: line(20, 200).optional(),
    /** Below it: where all of it stands. */
    more: z.strictObject({ page: z.string(), text: line(5, 80) }).optional(),
  }
}

/** A page's record: both languages side by side, and the pages it leads to. */
export const pageRecord = z.strictObject({
  fr: pageText,
  en: pageText,
  /** Ids of neighbouring pages, most useful first. */
  related: z.array(z.string()).min(3).max(6),
  /** Where the blog lists it. */
  topic: z.enum(TOPIC_IDS).optional(),
  /** The question it answers, as a reader would ask it. */
  question: z.strictObject({ fr: line(10, 140), en: line(10, 140) }).optional(),
  /** The day it first stood on the site. */
  published: day,
  /** The day its facts were last checked. */
  updated: day,
  /** Seen in development, marked; never built. */
  draft: z.literal(true).optional(),
})
export type PageRecord = z.infer<typeof pageRecord>
