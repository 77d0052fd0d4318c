import type { Field } from './fields.ts'
import type { Problem } from './rules.ts'
import type { ContactWords } from './words.ts'

/** How to put a problem right, in words. */
export const problemText = (words: ContactWords, field: Field, problem: Problem): string => {
  const problems: Readonly<Partial<Record<Field, Partial<Record<Problem, string>>>>> =
    words.problems
  return problems[field]?.[problem] ?? words.refused
}
