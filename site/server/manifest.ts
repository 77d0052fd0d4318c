import type { Bilingual, Language } from '../routes/language.ts'

/** One HTML file of the build: its path below `dist/client` and its content security policy. */
export interface PageFile {
  readonly file: string
  /** Index into {@link SiteManifest.policies}. */
  readonly policy: number
  /** Set where the file says that nothing is there [2.2.3]. */
  readonly status?: 404
  /** Shown instead while visits are counted: what it says of that is so then. */
  readonly measured?: PageFile
}

/** What the build hands to the server as `dist/site.json`: it answers this list and nothing else. */
export interface SiteManifest {
  /** Names the application, and the folder of the data that it reads: it changes with the code alone. */
  readonly build: string
  /** Pages by path. French addresses hold both languages, `/en/…` English alone. */
  readonly pages: Readonly<Record<string, Readonly<Partial<Record<Language, PageFile>>>>>
  /** Where `?lang` leads when the path's own prefix says otherwise, by path and asked language. */
  readonly counterparts: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
  readonly redirects: Readonly<Record<string, { readonly to: string; readonly status: 307 | 308 }>>
  /** Shown with status 404 and 500. */
  readonly errors: Readonly<Record<404 | 500, Bilingual<PageFile>>>
  /** Whether this server may count visits: not where the owner named somebody else who does. */
  readonly measures: boolean
  /** `Content-Security-Policy` values that pages refer to. */
  readonly policies: readonly string[]
  /** Address of the style sheet of the owner's area, which the server draws by itself. */
  readonly deskSheet: string
}
