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
  /** Style sheets, inlined together; `href` is where the application looks for each. */
  readonly styles: readonly { readonly href: string; readonly text: string }[]
  readonly font: string
  /** Tags that only development needs. */
  readonly extra?: string
}

export const htmlDocument = (parts: DocumentParts): string =>
  `<!doctype html><html lang="${parts.language}" data-theme="dark"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>${escape(parts.head.title)}</title>` +
  (parts.boot && `<script>${parts.boot}</script>`) +
  `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>` +
  styleTag(parts.styles) +
  headMarkup(parts.head, parts.language) +
  ICONS +
  (parts.extra ?? '') +
  `</head><body><div id="root">${parts.body}</div>` +
  `<script type="application/json" id="${INLINE_ID}">${json(lean(parts.inline))}</script>` +
  `</body></html>`

/** JSON that cannot close its own script element. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Inlined, style sheets cost no round trip. Their addresses tell the application what is here. */
const styleTag = (styles: DocumentParts['styles']): string =>
  styles.length === 0
    ? ''
    : `<style data-href="${styles.map(({ href }) => href).join(' ')}">${styleText(styles)}</style>`

/** What the one style element holds: a policy needs one hash for it, whatever the page uses. */
export const styleText = (styles: DocumentParts['styles']): string =>
  styles.map(({ text }) => text).join('')

const headMarkup = (head: Head, language: Language): string =>
  headTags(head, language)
    .map(({ tag, attributes }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`)
      return `<${tag} ${pairs.join(' ')} data-head>`
    })
    .join('') +
  head.jsonLd
    .map((data) => `<script type="application/ld+json" data-head>${json(data)}</script>`)
    .join('')

const ICONS =
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">' +
  '<meta name="theme-color" content="#130C26">'

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
