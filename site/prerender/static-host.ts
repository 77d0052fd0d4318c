/** `_redirects` and `_headers`: what a static host needs to answer as our own server does. */
import { htmlFileOf } from '../routes/address.ts'
import type { SiteManifest } from '../server/manifest.ts'
import { policyText } from './content-policy.ts'
import type { PublishedFile } from './published-file.ts'

/** Rules, and characters of a header, that common hosts take. */
export const MOST_RULES = 2000
export const LONGEST_HEADER = 2000

/**
 * @param boot text of every page's script
 * @param styles the texts of all style elements
 */
export const staticHostFiles = (
  manifest: SiteManifest,
  boot: string,
  styles: readonly string[],
): readonly PublishedFile[] => [
  ['_redirects', text(redirectRules(manifest))],
  ['_headers', headers(commonPolicy(boot, styles))],
]

/**
 * Where too many pages would need a rule of their own, `?lang=en` is left to the application: the
 * page opens in French, and English as soon as it runs.
 */
const redirectRules = (manifest: SiteManifest): readonly string[] => {
  const rules = [...moved(manifest), ...french(manifest)]
  const all = [...rules, ...english(manifest)]
  return all.length <= MOST_RULES ? all : rules
}

const moved = ({ redirects }: SiteManifest): readonly string[] =>
  Object.entries(redirects).map(([from, { to, status }]) => `${from} ${to} ${status}`)

/** `?lang=fr` below `/en` leads to the French address, which is nearly always spelt the same. */
const french = ({ counterparts }: SiteManifest): readonly string[] => [
  ...Object.entries(counterparts).flatMap(([path, languages]) =>
    Object.entries(languages)
      .filter(([language, to]) => language !== 'fr' || to !== path.replace(/^\/en(?=\/)/u, ''))
      .map(([language, to]) => `${path} lang=${language} ${to} 308`),
  ),
  '/en/* lang=fr /:splat 308',
]

/** `?lang=en` shows the English file beside the French one, or the one below `/en`. */
const english = ({ pages }: SiteManifest): readonly string[] => {
  const shown = Object.entries(pages).flatMap(([path, { fr, en }]): readonly Shown[] =>
    en ? [{ path, also: fr !== undefined, to: `/${en.file} ${en.status ?? 200}!` }] : [],
  )
  const also = shown.filter((page) => page.also)
  const ways = [rulesFor(also, '/*', BESIDE), rulesFor(also, '/*', BELOW)]
  return [
    // The application adds the language to English addresses too.
    ...rulesFor(
      shown.filter((page) => !page.also),
      '/en/*',
      BELOW,
    ),
    ...ways.toSorted((a, b) => a.length - b.length)[0]!,
  ]
}

/** The English file of any address, beside the French one or below `/en`. */
const BESIDE = `/${htmlFileOf('/:splat', 'en')} 200!`
const BELOW = `/${htmlFileOf('/en/:splat', 'en')} 200!`

interface Shown {
  readonly path: string
  /** The address also shows French. */
  readonly also: boolean
  /** `!` puts the rule before the file of the same name, which may be the French page. */
  readonly to: string
}

/** One rule for all that it holds for, after a rule for each page that it does not. */
const rulesFor = (pages: readonly Shown[], pattern: string, usual: string): readonly string[] => [
  ...pages
    .filter(({ path, to }) => usual.replace(':splat', path.slice(pattern.length - 1)) !== to)
    .map(({ path, to }) => `${path} lang=en ${to}`),
  `${pattern} lang=en ${usual}`,
]

/**
 * The one policy that holds for every page, which a host without headers for each page sends. It
 * names every style element; past what a line may hold it allows them all, scripts still by hash.
 */
const commonPolicy = (boot: string, styles: readonly string[]): string => {
  const named = policyText(boot, styles)
  return POLICY.length + named.length <= LONGEST_HEADER ? named : policyText(boot, 'any')
}

const POLICY = '  Content-Security-Policy: '

const headers = (policy: string): string =>
  text([
    '/*',
    `${POLICY}${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Frame-Options: DENY',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/data/*',
    '  Cache-Control: public, max-age=60',
    '/workflows/*.json',
    '  Access-Control-Allow-Origin: *',
  ])

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`
