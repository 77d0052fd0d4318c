import type { Document } from './reading.ts'

export interface Chunk {
  /** Document, heading and number: what a citation points to. */
  readonly id: string
  readonly file: string
  /** Titles of the document and of the section: searched with the text, never quoted. */
  readonly heading: string
  readonly text: string
}

/** One chunk for each section; a long one is cut between two sentences. */
export const bySection = ({ file, title, text }: Document, most = 400): readonly Chunk[] =>
  text
    .split(/^## /mu)
    .filter((section) => section.trim() !== '')
    .flatMap((section) => {
      const [name = '', ...lines] = section.split('\n')
      return pack(sentencesOf(lines.join(' ')), most).map((part, at) => ({
        id: `${file}#${name.trim()}${at > 0 ? ` (${at + 1})` : ''}`,
        file,
        heading: `${title} > ${name.trim()}`,
        text: part,
      }))
    })

/** What many tutorials do: so many characters, wherever that cuts. */
export const bySize = ({ file, text }: Document, size = 200): readonly Chunk[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => ({
    id: `${file}#${at + 1}`,
    file,
    heading: '',
    text: text.slice(at * size, (at + 1) * size),
  }))

export const sentencesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
    .filter((sentence) => sentence !== '')

/** As many sentences together as `most` characters hold, never less than one. */
const pack = (sentences: readonly string[], most: number): readonly string[] =>
  sentences.reduce<string[]>((parts, sentence) => {
    const last = parts.at(-1)
    if (last === undefined || last.length + 1 + sentence.length > most) return [...parts, sentence]
    return [...parts.slice(0, -1), `${last} ${sentence}`]
  }, [])

export const searchedText = ({ heading, text }: Chunk): string => `${heading}\n${text}`
