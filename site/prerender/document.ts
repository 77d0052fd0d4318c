/** The HTML document around a rendered page. */
import { INLINE_ID, type Inline } from '../ports/inline.ts'
import { headTags, type Head } from '../seo/head.ts'
import type { Language } from '../routes/language.ts'
import { escape } from './markdown.ts'

export interface DocumentParts {
  readonly language: Language
  readonly head: Head
  readonly body: string
  readonly inline: Inline
  /** Script text that runs in the head, allowed by its hash. */
  readonly boot: string
  /** Style sheets whose rules the document holds: the application fetches them whole. */
  readonly sheets: readonly string[]
  /** Address of the typeface. */
  readonly font: string
  /** Tags that only development needs. */
  readonly extra?: string
}

/** Text of the style element is left out: {@link dressed} puts it in. */
export const htmlDocument = (parts: DocumentParts): string =>
  `<!doctype html><html lang="${parts.language}" data-theme="dark" data-font="${parts.font}">` +
  `<head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>${escape(parts.head.title)}</title>` +
  (parts.boot && `<script>${parts.boot}</script>`) +
  styleTag(parts.sheets) +
  headMarkup(parts.head, parts.language) +
  ICONS +
  (parts.extra ?? '') +
  `</head><body><div id="root">${parts.body.replace(CLOSED, '/>')}</div>` +
  `<script type="application/json" id="${INLINE_ID}">${json(lean(parts.inline))}</script>` +
  `</body></html>`

/** In a drawing, an element without content may say so in two characters. */
const CLOSED = /><\/(?:path|circle|ellipse|rect|line|poly(?:line|gon)|stop|use|image)>/gu

/** JSON that cannot close its own script element. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Inlined, rules cost no round trip; one element, so that a policy needs one hash. */
const styleTag = (sheets: DocumentParts['sheets']): string =>
  sheets.length === 0 ? '' : `<style data-href="${sheets.join(' ')}"></style>`

/** A document with the text of its style element. */
export const dressed = (html: string, css: string): string =>
  html.replace('></style>', () => `>${css}</style>`)

const headMarkup = (head: Head, language: Language): string =>
  headTags(head, language)
    .map(({ tag, attributes }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`)
      return `<${tag} ${pairs.join(' ')}>`
    })
    .join('') +
  head.jsonLd.map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('')

/** Browsers that want another icon look for `favicon.ico` and `apple-touch-icon.png` unasked. */
const ICONS = '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest">'

/** Above this, in characters, a page's data is fetched when it is hydrated. */
const INLINE_LIMIT = 2000

/** What the document itself already says is not said twice. */
const lean = ({ page, ...inline }: Inline): Inline => {
  if (page === undefined) return inline
  const { html, head: _head, ...rest } = page
  // A body is worth more than the data around it: the data file holds it, the document too.
  const stays = html !== undefined || JSON.stringify(rest).length <= INLINE_LIMIT
  return stays ? { ...inline, page: rest } : inline
}
