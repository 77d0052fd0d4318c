/** What development shows of pages that are not ready to be built. */
import type { ContentRecord } from '../content/load.ts'
import type { PageText } from '../content/schema.ts'

/** A record; a draft says so wherever its name stands. */
export const draftOf = (record: ContentRecord): ContentRecord =>
  record.draft
    ? { ...record, fr: marked(record.fr, 'Brouillon'), en: marked(record.en, 'Draft') }
    : record

const marked = (text: PageText, mark: string): PageText => ({
  ...text,
  title: `${mark} · ${text.title}`,
  heading: `${mark} · ${text.heading}`,
  name: `${mark} · ${text.name}`,
})

/** A record in the place of one that cannot be used: links to it work, and its page shows the fault. */
export const standIn = (id: string): ContentRecord => {
  const text: PageText = { title: id, description: id, heading: id, name: id, hint: id, lead: id }
  return { fr: text, en: text, related: [], published: '', updated: '' }
}
