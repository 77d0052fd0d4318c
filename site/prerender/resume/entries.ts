/** Posts and projects: what each was, its years at the left. */
import { periodOf } from '../../owner/period.ts'
import type { Resume } from '../../owner/resume.ts'
import type { Block, Column, Line, Paper, Part } from './paper.ts'
import { title } from './title.ts'
import { WORDS } from './words.ts'

export const career = (paper: Paper, { work, meta }: Resume, column: Column): void => {
  const entries = work.map((post) => ({
    period: periodOf(post, meta.language),
    lines: called(post.position, post.name, post.summary),
    list: points(post.highlights),
  }))
  listed(paper, WORDS[meta.language].career, entries, column)
}

export const projects = (paper: Paper, { projects: all, meta }: Resume, column: Column): void => {
  const entries = all.map((project) => ({
    period: periodOf(project, meta.language),
    lines: called(project.name, project.entity, project.description),
    list: points(project.highlights),
  }))
  listed(paper, WORDS[meta.language].projects, entries, column)
}

interface Entry extends Block {
  readonly period: string
}

const called = (name: string, place: string, summary: string): readonly Line[] => [
  { tag: 'H3', text: name, size: 11.5, strong: true },
  { tag: 'P', text: place, size: 9.5, after: 2 },
  { tag: 'P', text: summary, size: 9.5, muted: true },
]

const points = (texts: readonly string[]): readonly Line[] =>
  texts.map((text) => ({ tag: 'LBody', text, size: 9.5, muted: true }))

/** A title and its entries: the title never stands alone at the foot of a sheet. */
const listed = (paper: Paper, name: string, entries: readonly Entry[], column: Column): void => {
  const [first] = entries
  if (first === undefined) return
  const part = paper.part()
  paper.keep(paper.heightOf(title(name), column.width) + heightOf(paper, first, column))
  paper.put(part, title(name), column)
  for (const entry of entries) dated(paper, part, entry, column)
  part.end()
}

/** Room for a period, and around an entry. */
const DATES = 64
const ABOVE = 7
const BELOW = 7

const heightOf = (paper: Paper, entry: Entry, { width }: Column): number =>
  ABOVE + paper.heightOf(entry, width - DATES) + BELOW

const dated = (paper: Paper, part: Part, entry: Entry, column: Column): void => {
  paper.keep(heightOf(paper, entry, column))
  paper.rule(column)
  paper.y += ABOVE
  const years: Line = { tag: 'P', text: entry.period, size: 9, muted: true }
  paper.beside(part, years, { x: column.x, width: DATES - 6 })
  paper.put(part, entry, { x: column.x + DATES, width: column.width - DATES })
  paper.y += BELOW
}
