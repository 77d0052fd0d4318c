/** What the pages of the tools bring with them: what each asks, and the data that it works with. */
import { questionsFor } from '../tools/rate/questions.ts'
import { words as rateEn } from '../tools/rate/words.en.ts'
import { words as rateFr } from '../tools/rate/words.fr.ts'
import { audit } from '../tools/audit/tool.ts'
import { words as auditEn } from '../tools/audit/words.en.ts'
import { words as auditFr } from '../tools/audit/words.fr.ts'
import { evaluatorWith } from '../tools/evaluator/tool.ts'
import { words as evaluatorEn } from '../tools/evaluator/words.en.ts'
import { words as evaluatorFr } from '../tools/evaluator/words.fr.ts'
import { PROMPTS } from '../tools/prompts/tool.ts'
import { words as promptsEn } from '../tools/prompts/words.en.ts'
import { words as promptsFr } from '../tools/prompts/words.fr.ts'
import { QUIZ } from '../tools/quiz/tool.ts'
import { words as quizEn } from '../tools/quiz/words.en.ts'
import { words as quizFr } from '../tools/quiz/words.fr.ts'
import type { Tool } from '../tools/frame/tool.ts'
import type { ToolWords } from '../tools/frame/words.ts'
import { freelanceRates } from './freelance-rates.ts'
import { auditData } from './audit-data.ts'
import { evaluatorData, RATES } from './evaluator-data.ts'
import type { Bilingual, Language } from './language.ts'

export interface ToolData {
  /** `steps` asks a question a screen; `form` has all in sight. */
  readonly shape: 'steps' | 'form'
  /** How many questions one is asked at most, where that is not all of them. */
  readonly mostAsked?: number
  /** What it is called, in a list or above a message. */
  readonly name: string
  /** Where the world finds it, without the protocol: a card says it. */
  readonly address: string
  readonly asks: readonly { readonly part: string; readonly questions: readonly string[] }[]
  /** Rates, prices and thresholds: facts, as they are on the day of the build. */
  readonly data?: unknown
}

interface AtBuild {
  readonly shape: ToolData['shape']
  readonly tool: Pick<Tool<unknown>, 'questions' | 'mostAsked'>
  readonly words: Bilingual<ToolWords>
  readonly data?: (language: Language) => unknown
}

const AT_BUILD: Partial<Record<string, AtBuild>> = {
  'audit-ia-gratuit': {
    shape: 'steps',
    tool: audit,
    words: { fr: auditFr, en: auditEn },
    data: auditData,
  },
  'evaluateur-projet-ia': {
    shape: 'steps',
    tool: evaluatorWith(RATES),
    words: { fr: evaluatorFr, en: evaluatorEn },
    data: evaluatorData,
  },
  'generateur-prompts-claude-ai': {
    shape: 'form',
    tool: PROMPTS,
    words: { fr: promptsFr, en: promptsEn },
  },
  'quiz-maturite-ia-entreprise': {
    shape: 'steps',
    tool: QUIZ,
    words: { fr: quizFr, en: quizEn },
  },
  'calculateur-tarifs-freelance': {
    shape: 'form',
    tool: { questions: questionsFor(freelanceRates().year) },
    words: { fr: rateFr, en: rateEn },
    data: freelanceRates,
  },
}

/** @returns `undefined` for a page whose tool is none yet */
export const toolDataOf = (
  id: string,
  language: Language,
  { name, address }: Pick<ToolData, 'name' | 'address'>,
): ToolData | undefined => {
  const found = AT_BUILD[id]
  if (found === undefined) return undefined
  const { shape, tool, words, data } = found
  const { parts, questions } = words[language]
  const inOrder = [...new Set(tool.questions.map(({ part }) => part))]
  return {
    shape,
    name,
    address: address.replace(/^https?:\/\/|\?.*$/gu, ''),
    ...(tool.mostAsked !== undefined && { mostAsked: tool.mostAsked }),
    asks: inOrder.map((part) => ({
      part: parts[part] ?? part,
      questions: tool.questions
        .filter((question) => question.part === part)
        .map(({ id: question }) => questions[question]?.ask ?? question),
    })),
    ...(data && { data: data(language) }),
  }
}
