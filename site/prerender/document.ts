/** The HTML document around a rendered page. */
import { attributesFrom, type DocumentAttributes } from '../ports/document-attributes.ts'
import { headTags, type Head } from '../seo/head.ts'
import type { Language } from '../routes/language.ts'
import { escape } from './markdown.ts'

export interface DocumentParts {
  readonly head: Head
  readonly body: string
  readonly attributes: DocumentAttributes
  /** Script text that runs in the head, allowed by its hash. */
  readonly boot: string
  /**
   * Addresses of the whole style sheets. The document inlines the rules for what shows at first; the
   * sheets come with the first sign of intent, or at once where no scripts run.
   */
  readonly sheets: readonly string[]
  /** Address of the typeface. */
  readonly font: string
  /** Tags that only development needs. */
  readonly extra?: string
}

/** Text of the style element is left out: {@link withStyles} puts it in. */
export const htmlDocument = (parts: DocumentParts): string =>
  `<!doctype html><html${attributes({
    ...attributesFrom(parts.attributes),
    'data-font': parts.font,
    'data-theme': 'dark',
  })}>` +
  `<head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>${escape(parts.head.title)}</title>` +
  styleTag(parts.sheets) +
  headMarkup(parts.head, parts.attributes.language) +
  (parts.boot && `<script>${parts.boot}</script>`) +
  (parts.head.jsonLd ? structured(parts.head.jsonLd) : '') +
  ICONS +
  (parts.extra ?? '') +
  `</head><body><div id="root">${parts.body.replace(CLOSED, '/>')}</div>` +
  `</body></html>`

/** In a drawing, an element without content may say so in two characters. */
const CLOSED = /><\/(?:path|circle|ellipse|rect|line|poly(?:line|gon)|stop|use|image)>/gu

/** JSON that cannot close its own script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Inlined, rules cost no round trip; one element, so that a policy needs one hash. */
const styleTag = (sheets: DocumentParts['sheets']): string =>
  sheets.length === 0
    ? ''
    : // After the rules at hand: who runs no scripts has the whole cascade from the start.
      `<style></style><noscript>${sheets.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</noscript>`

/** A document with the text of its style element. */
export const withStyles = (html: string, css: string): string =>
  html.replace('<style></style>', () => `<style>${css}</style>`)

const headMarkup = (head: Head, language: Language): string =>
  headTags(head, language)
    .map(({ tag, attributes: pairs }) => `<${tag}${attributes(pairs)}>`)
    .join('')

const structured = (data: unknown): string =>
  `<script type="application/ld+json">${json(data)}</script>`

/** Browsers that want another icon look for `favicon.ico` and `apple-touch-icon.png` unasked. */
const ICONS = '<link rel="icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest">'

const attributes = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')
