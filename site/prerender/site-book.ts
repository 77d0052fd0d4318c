/** Notes what was written while pages are rendered, for the server and for static hosts. */
import { createHash } from 'node:crypto'
import { identity } from '../identity.ts'
import { foreignSources, type AnalyticsChoice } from '../ports/analytics/choice.ts'
import { LANGUAGES, prefixLanguage, type Language } from '../routes/language.ts'
import { stemOf } from '../routes/address.ts'
import { counterpart } from '../routes/href.ts'
import type { PageData } from '../routes/page-data.ts'
import { resolve } from '../routes/resolve.ts'
import { REDIRECTS } from '../routes/table.ts'
import type { PageFile, SiteManifest } from '../server/manifest.ts'

export class SiteBook {
  readonly pages: Record<string, Partial<Record<Language, PageFile>>> = {}
  private readonly files = new Map<string, PageFile>()
  private readonly policies: string[] = []
  readonly build: string
  private readonly boot: string
  /** Every style element that some page holds. */
  private readonly styles = new Set<string>()

  constructor(build: string, boot: string) {
    this.build = build
    this.boot = boot
  }

  /**
   * @param style text of the page's style element
   * @param path the address that shows this file; none for error pages
   */
  add(stem: string, page: PageData, style: string, path?: string): void {
    const missing = page.screen === 'not-found'
    const file: PageFile = {
      file: `${stem}.html`,
      policy: this.policy(style),
      ...(missing && path !== undefined && { status: 404 as const }),
    }
    this.files.set(stem, file)
    if (path !== undefined) (this.pages[path] ??= {})[page.language] = file
  }

  /** The one policy that holds for every page: what a host without per-page headers sends. */
  commonPolicy(): string {
    return policyText(this.boot, [...this.styles])
  }

  manifest(): SiteManifest {
    return {
      build: this.build,
      pages: this.pages,
      counterparts: counterpartsOf(Object.keys(this.pages)),
      redirects: Object.fromEntries(
        REDIRECTS.map(({ from, to, status }) => [from, { to, status }]),
      ),
      errors: { 404: this.errorFiles('/404'), 500: this.errorFiles('/500') },
      policies: this.policies,
    }
  }

  private errorFiles(path: string): Record<Language, PageFile> {
    const of = (language: Language) => {
      const file = this.files.get(stemOf(path, language))
      if (file === undefined) throw new Error(`error page ${path} was not written`)
      return file
    }
    return { fr: of('fr'), en: of('en') }
  }

  private policy(style: string): number {
    this.styles.add(style)
    const text = policyText(this.boot, [style])
    const known = this.policies.indexOf(text)
    return known >= 0 ? known : this.policies.push(text) - 1
  }
}

/**
 * Everything comes from this site; the boot and the inlined styles are allowed by their hashes.
 * Only a service that the owner named is let through beside it.
 */
export const policyText = (
  boot: string,
  styles: readonly string[],
  analytics: AnalyticsChoice | undefined = identity.analytics,
): string => {
  const { script, connect } = foreignSources(analytics, identity.origin)
  return [
    "default-src 'self'",
    ["script-src 'self'", source(boot), ...script].join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    `style-src 'self' ${styles.map(source).join(' ')}`,
    "img-src 'self' data:",
    // Else a worker might be what any script may be.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

const source = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where `/en/x?lang=fr` leads, for every path with a language of its own. */
const counterpartsOf = (paths: readonly string[]): SiteManifest['counterparts'] =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const found = resolve(new URL(path, 'http://site'))
      if (found.kind !== 'page' || prefixLanguage(path) === undefined) return []
      return [
        [
          path,
          Object.fromEntries(
            LANGUAGES.filter((language) => language !== found.language).map((language) => [
              language,
              counterpart(found.entry, path, language),
            ]),
          ),
        ],
      ]
    }),
  )
