import { factIn, type FactId, type ShownFact } from '../facts/facts.ts'
import type { Language } from './language.ts'

/** @param id of a fact that there is: a mistyped one does not compile */
export const shownFact = (id: FactId, language: Language): ShownFact => factIn(id, language)!
