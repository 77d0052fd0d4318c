/** What the pages of the tools bring with them: what each asks, and the data that it works with. */
import { questionsFor } from '../tools/rate/questions.ts'
import { words as rateEn } from '../tools/rate/words.en.ts'
import { words as rateFr } from '../tools/rate/words.fr.ts'
import { QUIZ } from '../tools/quiz/tool.ts'
import { words as quizEn } from '../tools/quiz/words.en.ts'
import { words as quizFr } from '../tools/quiz/words.fr.ts'
import type { Tool } from '../tools/frame/tool.ts'
import type { ToolWords } from '../tools/frame/words.ts'
import { freelanceRates } from './freelance-rates.ts'
import type { Bilingual, Language } from './language.ts'

export interface ToolData {
  /** `steps` asks a question a screen; `form` has all in sight. */
  readonly shape: 'steps' | 'form'
  readonly asks: readonly { readonly part: string; readonly questions: readonly string[] }[]
  /** Rates, prices and thresholds: facts, as they are on the day of the build. */
  readonly data?: unknown
}

interface AtBuild {
  readonly shape: ToolData['shape']
  readonly tool: Pick<Tool<unknown>, 'questions'>
  readonly words: Bilingual<ToolWords>
  readonly data?: (language: Language) => unknown
}

const AT_BUILD: Partial<Record<string, AtBuild>> = {
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
export const toolDataOf = (id: string, language: Language): ToolData | undefined => {
  const found = AT_BUILD[id]
  if (found === undefined) return undefined
  const { shape, tool, words, data } = found
  const { parts, questions } = words[language]
  const inOrder = [...new Set(tool.questions.map(({ part }) => part))]
  return {
    shape,
    asks: inOrder.map((part) => ({
      part: parts[part] ?? part,
      questions: tool.questions
        .filter((question) => question.part === part)
        .map(({ id: question }) => questions[question]?.ask ?? question),
    })),
    ...(data && { data: data(language) }),
  }
}
