/** A rendered guide's chapters: the titles that say, right below, how long theirs takes. */
import { Parser } from 'htmlparser2'
import type { Language } from '../routes/language.ts'
import type { Chapters } from '../routes/chapters.ts'
import { WORDS } from './chapters-words.ts'

/** @returns none for a text without any */
export const chaptersIn = (html: string, language: Language): Chapters | undefined => {
  const found = titlesIn(html)
  if (found.length === 0) return undefined
  const { title, length, minutes, place, read, kept, forget } = WORDS[language]
  const all = found.reduce((sum, chapter) => sum + chapter.minutes, 0)
  return {
    title,
    length: length(found.length, all),
    read,
    kept,
    forget,
    entries: found.map((chapter, at) => ({
      id: chapter.id,
      label: chapter.title,
      detail: minutes(chapter.minutes),
      place: place(at + 1, found.length),
    })),
  }
}

interface Title {
  readonly id: string
  readonly title: string
  readonly minutes: number
}

const titlesIn = (html: string): readonly Title[] => {
  const found: Title[] = []
  // Most texts have none.
  if (!html.includes('<dl data-chapter')) return found
  let last = { id: '', text: '' }
  let inTitle = false
  const parser = new Parser({
    onopentag(name, { id = '', 'data-chapter': minutes }) {
      if (name === 'h2') [last, inTitle] = [{ id, text: '' }, true]
      if (minutes !== undefined)
        found.push({ id: last.id, title: last.text.trim(), minutes: Number(minutes) })
    },
    ontext(text) {
      if (inTitle) last.text += text
    },
    onclosetag(name) {
      if (name === 'h2') inTitle = false
    },
  })
  parser.end(html)
  return found
}
