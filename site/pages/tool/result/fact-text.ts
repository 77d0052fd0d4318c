import type { ShownFact } from '../../../facts/facts.ts'
import type { Language } from '../../../routes/language.ts'
import { WORDS } from './words.ts'

/** « Article 5 : pratiques interdites… ». */
export const factText = ({ text, label }: ShownFact, language: Language): string =>
  WORDS[language].of(text.charAt(0).toUpperCase() + text.slice(1), label)
