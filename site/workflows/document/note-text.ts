/** What a note says, out of the Markdown that notes on a canvas are written in. */

export interface NoteRow {
  /** Its line, from 0. */
  readonly at: number
  readonly kind: 'heading' | 'item' | 'text'
  /** Empty where a line was left free. */
  readonly runs: readonly NoteRun[]
}

export interface NoteRun {
  /** Where it begins in its line. */
  readonly at: number
  readonly text: string
  readonly as?: 'strong' | 'em' | 'code'
}

/** Line by line: on a canvas lines end where they were written to end. */
export const noteRows = (markdown: string): readonly NoteRow[] =>
  markdown
    .trim()
    .split(/\r?\n/u)
    .map((line, at) => {
      const [mark = ''] = /^\s*(?:#{1,6}|[-*+])\s+/u.exec(line) ?? []
      const runs = runsOf(line.slice(mark.length).trim())
      if (mark === '') return { at, kind: 'text', runs }
      return { at, kind: mark.includes('#') ? 'heading' : 'item', runs }
    })

const runsOf = (line: string): readonly NoteRun[] => {
  const runs: NoteRun[] = []
  let from = 0
  for (const { 0: all, index, groups = {} } of line.matchAll(MARKED)) {
    if (index > from) runs.push({ at: from, text: line.slice(from, index) })
    const { strong, em, code, label } = groups
    if (strong !== undefined) runs.push({ at: index, text: strong, as: 'strong' })
    else if (em !== undefined) runs.push({ at: index, text: em, as: 'em' })
    else if (code !== undefined) runs.push({ at: index, text: code, as: 'code' })
    else runs.push({ at: index, text: label ?? '' })
    from = index + all.length
  }
  if (from < line.length) runs.push({ at: from, text: line.slice(from) })
  return runs
}

/** No mark reaches over another one: however hostile a note is, it is read once. */
const MARKED =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|!?\[(?<label>[^[\]]*)\]\([^()\s]*\)/gu
