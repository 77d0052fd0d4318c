import type { QuestionGroup } from '../../routes/page-data.ts'
import { isCommon, tokensOf } from '../../search/tokens.ts'

/** The subjects that hold a question with all the words asked for, with those questions alone. */
export const matching = (
  groups: readonly QuestionGroup[],
  asked: string,
): readonly QuestionGroup[] => {
  const words = tokensOf(asked).filter((word) => !isCommon(word))
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, about }) => {
        const tokens = tokensOf(`${question} ${about} ${group.title}`)
        return words.every((word) => tokens.some((token) => token.startsWith(word)))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
