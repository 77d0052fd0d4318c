import type { Resume } from '../../owner/resume.ts'
import type { Block, Column, Paper } from './paper.ts'
import { title } from './title.ts'
import { WORDS } from './words.ts'

/** Who may be asked, by role. */
export const references = (paper: Paper, resume: Resume, column: Column): void => {
  const blocks = resume.references.map(({ name, reference }): Block => ({
    lines: [
      { tag: 'H3', text: name, size: 10.5, strong: true },
      { tag: 'P', text: reference, size: 9.5, muted: true, after: 6 },
    ],
  }))
  if (blocks.length === 0) return
  const all = [title(WORDS[resume.meta.language].references), ...blocks]
  const part = paper.part()
  paper.keep(all.reduce((height, block) => height + paper.heightOf(block, column.width), 8))
  paper.y += 8
  for (const block of all) paper.put(part, block, column)
  part.end()
}
