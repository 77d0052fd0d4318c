/** What the audit found, in sentences: the screen, the summary and the card say the same. */
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Standing } from '../../../tools/audit/dimensions.ts'
import type { Opportunity } from '../../../tools/audit/opportunities.ts'
import type { PlanStep } from '../../../tools/audit/plan.ts'
import type { AuditResult } from '../../../tools/audit/tool.ts'
import type { words as french } from '../../../tools/audit/words.fr.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'
import type { AuditData } from '../../../routes/audit-data.ts'
import type { Told } from '../frame/tool-parts.ts'
import { inARow } from '../result/in-a-row.ts'
import { WORDS } from '../result/words.ts'

export type AuditWords = typeof french

/** A result with the facts that its page brings. */
export interface ToldAudit extends Told<AuditResult, AuditWords> {
  readonly data: AuditData
}

export const headlineOf = ({ stage }: AuditResult, words: AuditWords): string =>
  words.headlines[stage ?? 'blank']

export const leadOf = ({ score, strengths, brakes }: AuditResult, words: AuditWords): string => {
  if (score === undefined) return words.noScore
  const names = (ids: typeof brakes) =>
    inARow(
      ids.map((id) => words.inSentence[id]),
      words.and,
    )
  return [
    strengths.length > 0 && words.strengths(names(strengths)),
    brakes.length > 0 ? words.brakes(names(brakes)) : words.noBrakes,
  ]
    .filter(Boolean)
    .join(' ')
}

/** How many hours an idea gives back, or what that is not known from. */
export const hoursText = ({ hours }: Opportunity, words: AuditWords, language: Language): string =>
  hours
    ? words.saves(numberIn(language, hours.least), numberIn(language, hours.most))
    : words.noHours

export const assumptionText = (
  idea: Opportunity,
  words: AuditWords,
  language: Language,
): string => {
  const [least, most] = idea.saved
  const share = words.assumed(numberIn(language, least), valueIn(language, 'percent', most))
  return `${share}, ${idea.hours ? words.spent(numberIn(language, idea.hours.spent)) : words.noHours}`
}

export const harderText = ({ harder }: Opportunity, words: AuditWords): string | undefined =>
  harder.length === 0
    ? undefined
    : words.harder(
        inARow(
          harder.map((each) => words.hindrances[each]),
          words.and,
        ),
      )

export const stepText = ({ id, question, task }: PlanStep, words: AuditWords): string => {
  const says: string | ((about: string) => string) = words.steps[id]
  if (typeof says === 'string') return says
  if (question !== undefined) return says(questionsOf(words)[question]?.ask ?? question)
  return says(task === undefined ? '' : lower(words.tasks[task].name))
}

/** The question's and the answer's short words, as the row of a dimension says them. */
export const lowestText = (
  { question, option }: NonNullable<Standing['lowest']>,
  words: AuditWords,
  language: Language,
): string => {
  const asked = questionsOf(words)[question]
  const label = asked?.options?.[option]?.label ?? option
  return WORDS[language].of(asked?.short ?? question, lower(label))
}

/** Looked up by ids that rules hand out. */
const questionsOf = (words: AuditWords): ToolWords['questions'] => words.questions

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
