import type { Answer, Question } from '../../../tools/frame/question.ts'
import type { QuestionWords } from '../../../tools/frame/words.ts'
import type { Opening } from './session.ts'

export interface ControlProps {
  readonly opening: Opening
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
  /** Why one cannot go on. */
  readonly error?: string | undefined
  /** Alone on its screen, below its question as the title. */
  readonly alone?: boolean
}

export const wordsOf = ({ words }: Pick<Opening, 'words'>, { id }: Question): QuestionWords =>
  words.questions[id] ?? { ask: id, short: id }
