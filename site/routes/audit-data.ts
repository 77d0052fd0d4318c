/** What the audit stands on: the law and two measurements, each with its source. */
import type { ShownFact } from '../facts/facts.ts'
import { LAW_IDS, type LawId } from '../tools/audit/law.ts'
import type { Language } from './language.ts'
import { shownFact } from './shown-fact.ts'

export interface AuditData {
  readonly law: Readonly<Record<LawId, ShownFact>>
  /** Gains that somebody measured. */
  readonly measured: { readonly answers: ShownFact; readonly content: ShownFact }
}

export const auditData = (language: Language): AuditData => ({
  law: Object.fromEntries(LAW_IDS.map((id) => [id, shownFact(id, language)])) as AuditData['law'],
  measured: {
    answers: shownFact('roi.support-productivity', language),
    content: shownFact('roi.writing-time', language),
  },
})
