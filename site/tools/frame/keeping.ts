/** How a save changes: each change gives another save. */
import type { Answer, Answers } from './question.ts'
import type { Save } from './save.ts'

/** @param answer `undefined` takes it back */
export const answered = (save: Save, id: string, answer: Answer | undefined): Save => {
  const { [id]: _, ...others } = save.answers
  return { ...save, answers: answer === undefined ? others : { ...others, [id]: answer } }
}

/**
 * The present answers have their result. Changed afterwards they change that very result: only
 * who begins anew gets another one to compare with.
 * @param answers those that count
 * @param most how many results are kept
 */
export const settled = (save: Save, answers: Answers, day: string, most: number): Save => {
  const before = save.settled === true ? save.results.slice(1) : save.results
  return { ...save, settled: true, results: [{ day, answers }, ...before].slice(0, most) }
}

/** A result to come back to, while one goes on: kept twice it stands once, where it is latest. */
export const kept = (save: Save, answers: Answers, day: string, most: number): Save => {
  const same = JSON.stringify(answers)
  const others = save.results.filter((each) => JSON.stringify(each.answers) !== same)
  return { ...save, settled: false, results: [{ day, answers }, ...others].slice(0, most) }
}

/** Nothing is answered any more; the results stay. */
export const begunAnew = ({ results }: Save): Save => ({ answers: {}, results })

/** Without one of the results. @param index 0 is the latest */
export const forgotten = (save: Save, index: number): Save => ({
  ...save,
  results: save.results.toSpliced(index, 1),
  settled: save.settled === true && index !== 0,
})
