import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Document {
  readonly file: string
  readonly title: string
  /** The day from which it holds, where the file says so. */
  readonly validFrom?: string
  /** Markdown: sections below `##`. */
  readonly text: string
}

export const readFolder = (folder: string): readonly Document[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const raw = readFileSync(join(folder, file), 'utf8')
      return file.endsWith('.txt') ? readPages(file, raw) : readMarkdown(file, raw)
    })

const readMarkdown = (file: string, raw: string): Document => {
  const [, head = '', text = raw] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(raw) ?? []
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'mu').exec(head)?.[1]
  const validFrom = field('valid_from')
  return { file, title: field('title') ?? file, ...(validFrom && { validFrom }), text: text.trim() }
}

/** Text as it comes out of a PDF: pages, their running heads, words cut at the end of a line. */
export const readPages = (file: string, raw: string): Document => {
  const pages = raw.split('\f').map((page) => page.trim().split('\n'))
  const repeated = runningLines(pages)
  const lines = pages.flatMap((page) => page.filter((line) => !repeated.has(shapeOf(line))))
  const text = lines
    .join('\n')
    .replaceAll(/(\p{L})-\n(\p{Ll})/gu, '$1$2')
    .replaceAll(/^\d+\. (.+)\n/gmu, '\n## $1\n\n')
    .replaceAll(/([^\n])\n(?=[^\n#])/gu, '$1 ')
  const title = (pages[0]?.[0] ?? file).replace(/\s{2,}.*/u, '')
  return { file, title, text: text.trim() }
}

/** Lines that stand on most pages, but for their numbers: heads and feet. */
const runningLines = (pages: readonly (readonly string[])[]): ReadonlySet<string> => {
  const onPages = new Map<string, number>()
  for (const page of pages)
    for (const shape of new Set(page.map(shapeOf)))
      onPages.set(shape, (onPages.get(shape) ?? 0) + 1)
  return new Set(
    [...onPages].flatMap(([shape, count]) =>
      count > 1 && count > pages.length / 2 ? [shape] : [],
    ),
  )
}

const shapeOf = (line: string): string => line.trim().replaceAll(/\d+/gu, '0')
