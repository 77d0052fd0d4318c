/** Notes what was written while pages are rendered, for the server and for static hosts. */
import { identity } from '../identity.ts'
import { resolve } from '../routes/resolve.ts'
import { counterpart } from '../routes/href.ts'
import { htmlFileOf, urlOf } from '../routes/address.ts'
import { LANGUAGES, prefixLanguage, type Bilingual, type Language } from '../routes/language.ts'
import { REDIRECTS } from '../routes/table.ts'
import type { PageFile, SiteManifest } from '../server/manifest.ts'
import type { Assets } from './assets.ts'
import { policyText } from './content-policy.ts'

/** One HTML file, and where it is shown. */
export interface WrittenPage {
  /** Its path below `dist/client`. */
  readonly file: string
  readonly language: Language
  /** Text of its style element. */
  readonly style: string
  /** The address that shows it; none for error pages. */
  readonly path?: string
  /** The address that shows it while visits are counted: written after the usual one. */
  readonly whileMeasured?: string
  /** Whether it says that nothing is there. */
  readonly missing?: boolean
}

export class SiteManifestBuilder {
  private readonly pages: Record<string, Partial<Record<Language, PageFile>>> = {}
  private readonly files = new Map<string, PageFile>()
  /** Number of each style element's policy: those of one kind of page share theirs. */
  private readonly policies = new Map<string, number>()
  private readonly build: string
  private readonly boot: string
  private readonly deskSheet: string

  /**
   * @param build names the build
   * @param assets what every page carries, and the sheet of those that the server draws
   */
  constructor(build: string, { boot, deskSheet }: Pick<Assets, 'boot' | 'deskSheet'>) {
    this.build = build
    this.boot = boot
    this.deskSheet = deskSheet
  }

  add({ file, language, style, path, whileMeasured, missing = false }: WrittenPage): void {
    const page: PageFile = {
      file,
      policy: this.policyOf(style),
      ...(missing && path !== undefined && { status: 404 as const }),
    }
    this.files.set(file, page)
    if (path !== undefined) (this.pages[path] ??= {})[language] = page
    if (whileMeasured === undefined) return
    const usual = this.pages[whileMeasured]?.[language]
    if (usual === undefined) throw new Error(`${file} is instead of nothing`)
    this.pages[whileMeasured]![language] = { ...usual, measured: page }
  }

  /** Has an address show in English what another shows. */
  share(path: string, shown: string): void {
    const page = this.pages[shown]?.en
    if (page === undefined) throw new Error(`${path} shows ${shown}, which was not written`)
    ;(this.pages[path] ??= {}).en = page
  }

  /** The texts of all style elements, each once. */
  styles(): readonly string[] {
    return [...this.policies.keys()]
  }

  manifest(): SiteManifest {
    return {
      build: this.build,
      pages: this.pages,
      counterparts: counterpartsOf(Object.keys(this.pages)),
      redirects: Object.fromEntries(
        REDIRECTS.map(({ from, to, status }) => [from, { to, status }]),
      ),
      measures: identity.analytics === undefined,
      errors: { 404: this.errorFiles('/404'), 500: this.errorFiles('/500') },
      policies: this.styles().map((style) => policyText(this.boot, [style])),
      deskSheet: this.deskSheet,
    }
  }

  private errorFiles(path: string): Bilingual<PageFile> {
    const of = (language: Language) => {
      const file = this.files.get(htmlFileOf(path, language))
      if (file === undefined) throw new Error(`error page ${path} was not written`)
      return file
    }
    return { fr: of('fr'), en: of('en') }
  }

  private policyOf(style: string): number {
    const known = this.policies.get(style) ?? this.policies.size
    this.policies.set(style, known)
    return known
  }
}

/** Where `/en/x?lang=fr` leads, for every path with a language of its own. */
const counterpartsOf = (paths: readonly string[]): SiteManifest['counterparts'] =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const found = resolve(urlOf(path))
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
