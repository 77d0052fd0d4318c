/** [2.5.1] French is the default, English is offered. */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'

/** One text in each language, side by side. */
export type Bilingual<T> = Readonly<Record<Language, T>>

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The other language of the two. */
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

/** [2.5.3] The language that a path alone imposes: `/en/…` or `/fr/…`, else none. */
export const prefixLanguage = (path: string): Language | undefined => {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

/**
 * The values of `?lang` that choose a language [2.5.4] [5.0.11]. The two readings differ by `es`: it
 * chooses nothing, and the switcher then offers it as coming soon.
 */
export const QUERY_LANGUAGES: readonly string[] = [...LANGUAGES]

/** [2.5.2] Path prefix, then `?lang`, then French. */
export const languageOf = (path: string, query = new URLSearchParams()): Language => {
  const asked = query.get('lang')
  const accepted = asked !== null && QUERY_LANGUAGES.includes(asked) && isLanguage(asked)
  return prefixLanguage(path) ?? (accepted ? asked : DEFAULT_LANGUAGE)
}

/** What asks for a language where the path alone is French. */
export const languageQuery = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
