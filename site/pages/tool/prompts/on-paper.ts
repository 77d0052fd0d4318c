/** How much of a prompt, and of what is said of it, one sheet has room for. */

/** Findings: the gravest stand first. */
export const MOST_FINDINGS = 8

/** Of a column's width. */
const LETTERS = 60
/** Of all messages together. */
const LINES = 80

/** The beginning of a message, where all of it is too long. @param messages how many share the sheet */
export const beginningOf = (text: string, messages: number): string | undefined => {
  const kept: string[] = []
  let room = Math.floor(LINES / messages)
  for (const line of text.split('\n')) {
    const takes = Math.max(1, Math.ceil(line.length / LETTERS))
    if (takes > room) return [...kept, `${beginning(line, room * LETTERS)}…`].join('\n')
    kept.push(line)
    room -= takes
  }
  return undefined
}

/** Up to a word's end, if there is one: half a letter is none. */
const beginning = (line: string, letters: number): string =>
  line
    .slice(0, letters)
    .replace(/\s+\S*$/u, '')
    .replace(/[\uD800-\uDBFF]$/u, '')
