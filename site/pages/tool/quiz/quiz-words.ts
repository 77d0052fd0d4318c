import type { Maturity } from '../../../tools/quiz/tool.ts'
import type { words } from '../../../tools/quiz/words.fr.ts'
import type { Told } from '../frame/tool-parts.ts'

export type QuizWords = typeof words
export type ToldMaturity = Told<Maturity, QuizWords>
