/**
 * About how many tokens a text takes, without the two megabytes of a real tokenizer: pieces of text as
 * tokenizers cut them, weighed by their length. The weights were fitted to `o200k_base`, which GPT
 * models use, over half of this site's articles and of the prompts made here, and tried on the other
 * half: `spec/tools/prompts-tokens.spec.ts` counts both again. Claude's tokenizer is not
 * published: its own counter alone can say.
 */
import type { Bilingual, Language } from '../../routes/language.ts'

export interface TokenEstimate {
  readonly about: number
  /** Within these for nineteen texts in twenty, on the tokenizer it was fitted to. */
  readonly least: number
  readonly most: number
}

/** The error that is told, as a share: what was measured, rounded up. */
export const TOKEN_ERROR = 0.1

export const estimateTokens = (text: string, language: Language): TokenEstimate => {
  const weigh = WEIGHTS[language]
  let sum = 0
  for (const [piece] of text.matchAll(PIECES)) {
    const letters = piece.match(/\p{L}+/u)?.[0].length ?? 0
    if (letters > 0) sum += weigh.word(letters) + (/^[^\s\p{L}]/u.test(piece) ? weigh.joined : 0)
    else if (/^\p{N}/u.test(piece)) sum += weigh.figures
    else if (/\S/u.test(piece)) sum += weigh.mark
  }
  return {
    about: Math.round(sum),
    least: Math.floor(sum * (1 - TOKEN_ERROR)),
    most: Math.ceil(sum * (1 + TOKEN_ERROR)),
  }
}

/** Words with the one mark or space before them, figures by threes, marks in a row; what is blank costs nothing. */
const PIECES = /[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\s*\n+|\s+/gu

interface Weights {
  /** By its number of letters. */
  readonly word: (letters: number) => number
  /** A mark right before a word. */
  readonly joined: number
  readonly figures: number
  readonly mark: number
}

const byLength =
  (short: number, medium: number, long: number, longest: number) => (letters: number) =>
    letters <= 4 ? short : letters <= 7 ? medium : letters <= 10 ? long : longest

const fr: Weights = {
  word: byLength(0.89, 1.25, 1.22, 2.05),
  joined: 0.31,
  figures: 1.35,
  mark: 1.62,
}
const en: Weights = {
  word: byLength(1.01, 0.97, 1.23, 1.35),
  joined: 0.39,
  figures: 1.51,
  mark: 1.22,
}
const WEIGHTS: Bilingual<Weights> = { fr, en }
