import { readFileSync } from 'node:fs'
import { firstDifference, type Scenario, ScenarioError, type Trace } from '../index.ts'
import type { Options } from './options.ts'

type Expectation = NonNullable<Scenario['expect']>

/** What each scenario must meet. Its own expectation counts whether or not it is asked for. */
export const readExpectations = (
  expect: Options['expect'],
  scenarios: readonly unknown[],
): readonly (Expectation | undefined)[] => {
  const own = scenarios.map((scenario) => (scenario as Scenario | null)?.expect)
  if (expect === undefined) return own
  if (expect === 'own')
    return own.map((expectation, i) => {
      if (expectation) return expectation
      throw new ScenarioError(scenarios.length > 1 ? `[${i}] expect` : 'expect', 'is missing')
    })
  if ('hash' in expect) return scenarios.map(() => ({ hash: expect.hash.toLowerCase() }))
  const traces: unknown = JSON.parse(readFileSync(expect.file, 'utf8'))
  const list = Array.isArray(traces) ? (traces as Expectation[]) : [traces as Expectation]
  return scenarios.map((_, i) => list[i])
}

/** One line about how a run differs from what was expected; `undefined` where it does not. */
export const differenceOf = (
  scenario: Scenario,
  { hash, marks }: Trace,
  expected: Expectation | undefined,
): string | undefined => {
  if (!expected || expected.hash === hash) return undefined
  const found = `Hash differs: expected ${expected.hash}, got ${hash}`
  if (!expected.marks)
    return `${found}; without "marks" in the expectation the first command that differs is unknown`
  const seq = firstDifference(expected.marks, marks)
  if (seq === undefined) return `${found}, though every command agrees`
  const input = scenario.inputs[seq - 1]
  return `${found}; first difference at command ${seq}${input ? ` (${JSON.stringify(input[1])})` : ', which is not there'}`
}
