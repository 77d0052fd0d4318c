/** The owner's data in one language, its typography set. */
import { english, french } from '../content/typography.ts'
import type { Bilingual, Language } from '../routes/language.ts'

/** The same data, one text where each language had its own. */
export type InLanguage<T> =
  T extends Bilingual<string>
    ? string
    : T extends readonly (infer Item)[]
      ? readonly InLanguage<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
        : T

export const inLanguage = <T>(value: T, language: Language): InLanguage<T> =>
  said(value, language) as InLanguage<T>

const said = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => said(item, language))
  if (typeof value !== 'object' || value === null) return value
  const text = (value as Partial<Bilingual<unknown>>)[language]
  if (typeof text === 'string') return TYPESET[language](text)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, said(item, language)]))
}

const TYPESET: Bilingual<(text: string) => string> = { fr: french, en: english }
