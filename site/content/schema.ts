import { z } from 'zod'

/** Words of a text: runs that hold a letter or a digit, as a reader would count them. */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length

const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text.trim() === text, 'has space around it')

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
  lead: z.string().refine((text) => {
    const count = wordCount(text)
    return count >= 40 && count <= 60
  }, 'is not 40 to 60 words long'),
})
export type PageText = z.infer<typeof pageText>

const day = z.iso.date()

/** A page's record: both languages side by side, and the pages it leads to. */
export const pageRecord = z.strictObject({
  fr: pageText,
  en: pageText,
  /** Ids of neighbouring pages, most useful first. */
  related: z.array(z.string()).min(3).max(6),
  /** The day its facts were last checked. */
  updated: day,
})
export type PageRecord = z.infer<typeof pageRecord>

/** A workflow also says where it stands in the library. */
export const workflowRecord = pageRecord.extend({
  category: z.string(),
  integrations: z.array(z.string()).min(1),
})
export type WorkflowRecord = z.infer<typeof workflowRecord>
