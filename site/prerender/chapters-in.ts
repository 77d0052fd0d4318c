/** A rendered guide's chapters: the titles that say, right below, how long theirs takes. */
import { Parser } from 'htmlparser2'
import type { Chapter } from '../routes/page-data.ts'

export const chaptersIn = (html: string): readonly Chapter[] => {
  const chapters: Chapter[] = []
  // Most texts have none.
  if (!html.includes('<dl data-chapter')) return chapters
  let title = { id: '', text: '' }
  let inTitle = false
  const parser = new Parser({
    onopentag(name, { id = '', 'data-chapter': minutes }) {
      if (name === 'h2') [title, inTitle] = [{ id, text: '' }, true]
      if (minutes !== undefined)
        chapters.push({ id: title.id, title: title.text.trim(), minutes: Number(minutes) })
    },
    ontext(text) {
      if (inTitle) title.text += text
    },
    onclosetag(name) {
      if (name === 'h2') inTitle = false
    },
  })
  parser.end(html)
  return chapters
}
