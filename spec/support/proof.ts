import { readFileSync } from 'node:fs'
import { idsIn } from './product.ts'
import { reachIn, type Reach } from './reach.ts'

/** A test that passed: its whole title, and where it stands. */
export interface Passed {
  readonly title: string
  readonly file: string
  readonly line: number
}

/** What proves each rule. A test that reaches nothing proves none, whatever its title says. */
export const proofOf = (tests: readonly Passed[]): ReadonlyMap<string, ReadonlySet<Reach>> => {
  const files = new Map<string, ReturnType<typeof reachIn>>()
  const proof = new Map<string, Set<Reach>>()
  for (const { title, file, line } of tests) {
    const ids = idsIn(title)
    if (ids.length === 0) continue
    const reach = files.get(file) ?? reachIn(readFileSync(file, 'utf8'))
    files.set(file, reach)
    for (const id of ids)
      for (const one of reach(line)) proof.set(id, (proof.get(id) ?? new Set()).add(one))
  }
  return proof
}
