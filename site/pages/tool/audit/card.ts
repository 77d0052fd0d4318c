import type { Card } from '../../../share-card/card.ts'
import type { AuditResult } from '../../../tools/audit/tool.ts'
import type { Told } from '../frame/tool-parts.ts'
import { headlineOf, stepText, type AuditWords } from './told-in-words.ts'

/** The score, where it comes from and the first step: nothing about who answered. */
export const card = ({ result, words }: Told<AuditResult, AuditWords>): Card => {
  const { score, dimensions, plan } = result
  const [first] = plan[0]?.steps ?? []
  return {
    title: headlineOf(result, words),
    ...(score !== undefined && { figure: { value: String(score), unit: words.of } }),
    shares: dimensions.map(({ id, score: value = 0, stage }) => ({
      name: words.dimensions[id],
      share: value / 100,
      value: stage ? String(value) : words.notScored,
    })),
    ...(first && { next: stepText(first, words) }),
  }
}
