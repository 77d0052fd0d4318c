/** Addresses for properties. */
import * as fc from 'fast-check'
import { addresses } from '../../site/routes/resolve.ts'

/** Every address of the site, in each language that it is shown in. */
export const ALL = addresses()

/** Paths as visitors mistype them, known ones among them. */
const part = fc.oneof(
  fc.constantFrom('ia', 'en', 'fr', 'index', 'index.html', '.html', 'x.html.html', 'workflows', ''),
  fc.stringMatching(/^[\w.~-]{1,8}$/u),
)
const ending = fc.constantFrom('', '/', '.html', '/index.html', '.html/', '//')
/** Known paths and others, spelt in every way. */
export const anyPath = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ALL.map(({ path }) => path)), ending)
    .map(([path, end]) => path + end),
  fc
    .tuple(fc.array(part, { maxLength: 4 }), ending)
    .map(([parts, end]) => `/${parts.join('/')}${end}`),
)
/** Queries that may ask for a language. */
export const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('lang', 'x', 'debug'),
      fc.constantFrom('fr', 'en', 'es', 'EN', '1', 'é&='),
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map((pair) => [...pair]))}`,
  )
