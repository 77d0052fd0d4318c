/** i18next, where its bytes cost no reader anything: prerender, stories, tests. */
import { createInstance, type i18n } from 'i18next'
import { useMemo, type PropsWithChildren, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from '../routes/language.ts'
import { WordsContext } from './use-words.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'
import type { MessageKey, Messages, Translate, TranslateIn } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Messages }
  }
}

/** An instance that has its words from the start. */
export const createI18n = (): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: DEFAULT_LANGUAGE,
    resources: { fr: { site: fr }, en: { site: en } },
    defaultNS: 'site',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

export const translateBy = (instance: i18n): TranslateIn => {
  const known = instances.get(instance) ?? new Map<Language, Translate>()
  instances.set(instance, known)
  return (language) => {
    const translate = known.get(language) ?? translateFixed(instance, language)
    known.set(language, translate)
    return translate
  }
}
/** Each document is drawn anew, and all of them say the same words. */
const instances = new WeakMap<i18n, Map<Language, Translate>>()

const translateFixed = (instance: i18n, language: Language): Translate => {
  const t = instance.getFixedT(language, 'site')
  // Most words are the same in all documents: they are looked up once.
  const plain = new Map<MessageKey, string>()
  return (key, values) => {
    if (values !== undefined) return t(key, values)
    const said = plain.get(key) ?? t(key, {})
    plain.set(key, said)
    return said
  }
}

/** What stands in it has the words of every page. */
export function I18nextWords({ children }: PropsWithChildren): ReactElement {
  const { i18n } = useTranslation('site', { i18n: shared })
  const translateIn = useMemo(() => translateBy(i18n), [i18n])
  return <WordsContext value={translateIn}>{children}</WordsContext>
}

const shared = createI18n()
