import { periodOf } from '../../owner/period.ts'
import type { Resume, Span } from '../../owner/resume.ts'
import type { Column, Line, Paper, Part } from './paper.ts'
import { title } from './title.ts'
import { WORDS } from './words.ts'

/** Beside the career: skills and since when, studies, languages, from when one is free. */
export const side = (paper: Paper, resume: Resume, column: Column): void => {
  const { education, languages, basics, meta } = resume
  const words = WORDS[meta.language]
  const part = paper.part()
  const section = (name: string, blocks: readonly (readonly Line[])[]) => {
    paper.y += 14
    paper.put(part, title(name), column)
    for (const lines of blocks) paper.put(part, { lines }, column)
  }
  paper.put(part, title(words.skills), column)
  skills(paper, part, resume, column)
  section(
    words.education,
    education.map(({ area, institution, studyType, ...span }) => [
      { tag: 'P', text: area, size: 10, strong: true },
      { ...SMALL, text: `${institution}, ${studyType.toLowerCase()}` },
      { ...SMALL, text: periodOf(span, meta.language), after: 4 },
    ]),
  )
  section(
    words.languages,
    languages.map(({ language, fluency }) => [
      { tag: 'P', text: language, size: 10 },
      { ...SMALL, text: fluency, after: 4 },
    ]),
  )
  section(words.availability, [[{ tag: 'P', text: basics.availability, size: 10 }]])
  part.end()
}

const SMALL = { tag: 'P', size: 9, muted: true } as const

const skills = (paper: Paper, part: Part, resume: Resume, column: Column): void => {
  const { language } = resume.meta
  for (const { name, practice } of resume.skills) {
    paper.put(
      part,
      { lines: [{ tag: 'H3', text: name, size: 9.5, muted: true, after: 2 }] },
      column,
    )
    for (const { name: practised, ...span } of practice) {
      const line: Line = { tag: 'P', text: practised, size: 10 }
      const years = yearsOf(span, language)
      const width = years.length * YEAR_DIGIT
      paper.beside(
        part,
        { ...line, text: years, muted: true, align: 'right' },
        {
          x: column.x + column.width - width,
          width,
        },
      )
      paper.put(
        part,
        { lines: [{ ...line, after: 3 }] },
        { ...column, width: column.width - width },
      )
      paper.rule(column)
      paper.y += 4
    }
    paper.y += 6
  }
  const { firstYear } = WORDS[language]
  paper.put(part, { lines: [{ tag: 'P', text: firstYear, size: 8.5, muted: true }] }, column)
}

/** In points, with some air. */
const YEAR_DIGIT = 6.6

/** The first year alone where the practice goes on. */
const yearsOf = (span: Span, language: Resume['meta']['language']): string =>
  span.endDate === undefined ? span.startDate.slice(0, 4) : periodOf(span, language)
