import { color } from '#ui/theme/tokens'
import type { Resume } from '../../owner/resume.ts'
import { FULL, type Column, type Line, type Paper } from './paper.ts'
import { WORDS } from './words.ts'

/** Whose CV it is, how to reach them, and in short what they do. */
export const head = (paper: Paper, { basics, meta }: Resume): void => {
  const part = paper.part()
  const contacts: Column = { x: FULL.x + FULL.width - 200, width: 200 }
  const small = { tag: 'P', size: 9.5, muted: true, align: 'right' } as const
  const start = paper.y
  paper.put(
    part,
    {
      lines: [
        { tag: 'H1', text: basics.name, size: 32, strong: true, after: 2 },
        { tag: 'P', text: basics.label, size: 11.5, muted: true },
      ],
    },
    { x: FULL.x, width: FULL.width - contacts.width - 16 },
  )
  const below = paper.y
  paper.y = start + 12
  const { host } = new URL(basics.url)
  paper.put(
    part,
    {
      lines: [
        { ...small, text: basics.email, link: `mailto:${basics.email}` },
        { ...small, text: host, link: basics.url },
        { ...small, text: basics.workplace },
      ],
    },
    contacts,
  )
  paper.y = Math.max(below, paper.y) + 14
  paper.drawn(() => {
    const { opal1, opal2, opal3, opal4 } = color.light
    const opal = paper.doc.linearGradient(FULL.x, 0, FULL.x + FULL.width, 0)
    opal.stop(0, opal1).stop(0.38, opal2).stop(0.72, opal3).stop(1, opal4)
    paper.doc.rect(FULL.x, paper.y, FULL.width, 1.8).fill(opal)
  })
  paper.y += 14
  const summary: Line = { tag: 'P', text: basics.summary, size: 9.8, after: 6 }
  const sample: Line = {
    tag: 'P',
    text: WORDS[meta.language].sample,
    size: 9.5,
    strong: true,
    muted: true,
    after: 8,
  }
  paper.put(part, { lines: meta.sample ? [sample, summary] : [summary] }, FULL)
  paper.y += 8
  part.end()
}
