import { Parser } from 'htmlparser2'

export interface PageSection {
  /** None for what stands before the first heading. */
  readonly anchor?: string
  readonly heading?: string
  readonly text: string
}

/** A rendered text's sections: what stands before its first heading, then each heading with what follows. */
export const sectionsOf = (html: string): readonly [PageSection, ...PageSection[]] => {
  const sections: [Draft, ...Draft[]] = [{ heading: '', text: '' }]
  let inHeading = false
  let silent = 0
  const add = (text: string) => {
    if (silent > 0) return
    const last = sections.at(-1)!
    last[inHeading ? 'heading' : 'text'] += text
  }
  const parser = new Parser({
    onopentag(name, { id }) {
      if (SILENT.has(name)) silent += 1
      if (!INLINE.has(name)) add(' ')
      // A heading that no link can lead to begins nothing.
      if (!HEADING.test(name) || id === undefined) return
      inHeading = true
      sections.push({ anchor: id, heading: '', text: '' })
    },
    ontext: add,
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (HEADING.test(name)) inHeading = false
      if (!INLINE.has(name)) add(' ')
    },
  })
  parser.end(html)
  const [first, ...rest] = sections
  return [{ text: spaced(first.text) }, ...rest.map(section)]
}

interface Draft {
  readonly anchor?: string
  heading: string
  text: string
}

const section = ({ heading, text, ...anchor }: Draft): PageSection => ({
  ...anchor,
  heading: spaced(heading),
  text: spaced(text),
})

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const HEADING = /^h[1-6]$/u
/** What nobody searches for: drawings, buttons, the numbers of notes. */
const SILENT: ReadonlySet<string> = new Set(['svg', 'button', 'sup', 'style', 'script'])
/** Elements that may stand in the middle of a word. */
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'code',
  'del',
  'em',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
])
