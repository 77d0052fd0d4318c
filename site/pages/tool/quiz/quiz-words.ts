import type { words } from '../../../tools/quiz/words.fr.ts'

export type QuizWords = typeof words
