/** Puts every case to the assistant, several times: an answer that changes is a fact too. */
import type { Case } from './cases.ts'
import { faultsOf, type Reply } from './checks.ts'

/** The model stands behind this function, with its prompt, its rules and its settings. */
export type Assistant = (request: string) => Promise<Reply>

/** What is wrong with a reply: exact checks, and a judge's findings once it has been calibrated. */
export type Grade = (one: Case, reply: Reply) => readonly string[] | Promise<readonly string[]>

export interface Result {
  readonly id: string
  readonly critical: boolean
  /** Right every time. */
  readonly passed: boolean
  /** Right at times only. */
  readonly unsteady: boolean
  readonly faults: readonly string[]
}

export const run = async (
  cases: readonly Case[],
  assistant: Assistant,
  { times = 3, grade = faultsOf }: { times?: number; grade?: Grade } = {},
): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (const one of cases) {
    const faults: (readonly string[])[] = []
    for (let time = 0; time < times; time += 1) {
      const reply = await assistant(one.request).catch(() => undefined)
      if (reply !== undefined) faults.push(await grade(one, reply))
    }
    if (faults.length < times) continue // not run: the gate misses it
    const right = faults.filter(({ length }) => length === 0).length
    results.push({
      id: one.id,
      critical: one.critical === true,
      passed: right === times,
      unsteady: right > 0 && right < times,
      faults: [...new Set(faults.flat())],
    })
  }
  return results
}
