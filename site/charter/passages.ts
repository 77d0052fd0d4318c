/** Reads what a page says of its own, and its headings, out of the document that was built. */
import { Parser } from 'htmlparser2'

/** A paragraph, a list item, a cell: text that stands on its own. */
export interface Passage {
  readonly kind: 'heading' | 'sentences' | 'cell'
  readonly text: string
  /** The same without the facts that it prints: what stands before, between and after them. */
  readonly runs: readonly string[]
  /** The heading that it stands below; none above the first. */
  readonly under: string
  /** Inside a `blockquote`: other pages may quote the same. */
  readonly quoted: boolean
  /** Pages of other sites that it links to. */
  readonly sources: readonly string[]
}

export interface Reading {
  readonly passages: readonly Passage[]
  /** Levels of the headings of `<main>`, shared ones too, in order. */
  readonly levels: readonly number[]
  /** Paths of the example files that it shows, below `site/examples`. */
  readonly examples: readonly string[]
  /** Drawings in figures. */
  readonly drawings: number
}

/**
 * A page's own is what a reader of `<main>` reads there and not elsewhere: no navigation, code,
 * drawing or control, and nothing inside `data-shared`, which marks labels, lists of other pages
 * and texts that pages have in common.
 */
export const readMain = (html: string): Reading => {
  const from = html.indexOf('<main')
  const to = html.lastIndexOf('</main>')
  const passages: Passage[] = []
  const levels: number[] = []
  const examples: string[] = []
  let drawings = 0
  /** Open elements; `main` is the first. */
  const open: Element[] = []
  let text = ''
  let runs = ['']
  let sources: string[] = []
  let under = ''

  const add = (words: string) => {
    text += words
    if (open.at(-1)?.fact !== true) runs[runs.length - 1] += words
  }
  const flush = () => {
    const words = spaced(text)
    const kind = kindOf(open)
    if (/[\p{L}\p{N}]/u.test(words)) {
      passages.push({
        kind,
        text: words,
        runs: runs.map(spaced),
        under,
        quoted: open.some(({ name }) => name === 'blockquote'),
        sources,
      })
      if (kind === 'heading') under = words
    }
    text = ''
    runs = ['']
    sources = []
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length === 0 && name !== 'main') return
      const above = open.at(-1)
      const out = above?.out === true || isLeftOut(name, attributes)
      if (BLOCKS.has(name)) flush()
      if (name === 'svg' && open.some((each) => each.name === 'figure')) drawings += 1
      const fact = above?.fact === true || attributes['data-fact'] !== undefined
      open.push({ name, out, fact })
      if (name === 'q') add('“')
      if (fact) runs.push('')
      const level = HEADING.exec(name)?.[1]
      if (level !== undefined) levels.push(Number(level))
      const { href = '' } = attributes
      if (href.startsWith(EXAMPLES)) examples.push(href.slice(EXAMPLES.length))
      if (/^https?:/u.test(href) && !out) sources.push(href)
    },
    ontext(words) {
      if (open.at(-1)?.out === false) add(words)
    },
    onclosetag(name) {
      if (open.length === 0) return
      if (name === 'q') add('”')
      if (BLOCKS.has(name)) flush()
      open.pop()
    },
  })
  parser.end(from < 0 ? '' : html.slice(from, to < 0 ? undefined : to))
  return { passages, levels, examples, drawings }
}

interface Element {
  readonly name: string
  /** It, or what it is in, is not the page's own. */
  readonly out: boolean
  /** It prints a fact, which is said in the same words wherever it is printed. */
  readonly fact: boolean
}

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Where the build publishes the files that texts show. */
const EXAMPLES = '/examples/'

const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  LEFT_OUT.has(name) ||
  MARKS.some((mark) => attributes[mark] !== undefined) ||
  attributes['role'] === 'doc-noteref'

/** The list of a page's sources says what the facts say. */
const MARKS = ['data-shared', 'data-sources']
const HEADING = /^h([1-6])$/u
const CELLS = new Set(['td', 'th', 'caption', 'figcaption', 'dt', 'label', 'legend', 'summary'])
const LEFT_OUT = new Set(
  'nav pre svg script style template noscript button select textarea'.split(' '),
)
/** Text does not run through their borders. */
const BLOCKS = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr label legend li main ol p pre section summary table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** What the innermost element that says so makes of its text. */
const kindOf = (open: readonly Element[]): Passage['kind'] => {
  for (const { name } of open.toReversed()) {
    if (HEADING.test(name)) return 'heading'
    if (CELLS.has(name)) return 'cell'
  }
  return 'sentences'
}
