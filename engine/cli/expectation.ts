import { type Expectation, MARKS, type Scenario, ScenarioError, type Trace } from '../index.ts'
import type { Options } from './options.ts'
import { parseJson } from './parse-json.ts'
import { readText, type Terminal } from './terminal.ts'

/** What each scenario must meet. Its own expectation counts whether or not it is asked for. */
export const readExpectations = async (
  expect: Options['expect'],
  scenarios: readonly unknown[],
  terminal: Pick<Terminal, 'read'>,
): Promise<readonly (Expectation | undefined)[]> => {
  const own = scenarios.map((scenario) => (scenario as Scenario | null)?.expect)
  if (expect === undefined) return own
  if (expect === 'own')
    return own.map((expectation, i) => {
      if (expectation) return expectation
      throw new ScenarioError(scenarios.length > 1 ? `[${i}] expect` : 'expect', 'is missing')
    })
  if ('hash' in expect) return scenarios.map(() => ({ hash: expect.hash.toLowerCase() }))
  return fromTraces(expect.file, await readText(terminal, expect.file), scenarios.length)
}

/** The hashes of earlier traces. One too few would let a scenario pass unseen. */
const fromTraces = (file: string, text: string, count: number): readonly Expectation[] => {
  const traces = tracesIn(file, text)
  if (traces.length !== count)
    throw new Error(`${file} holds ${traces.length} traces, where ${count} were played`)
  return traces.map((trace, i) => {
    if (isExpectation(trace)) return trace
    throw new Error(`${file}${count > 1 ? ` [${i}]` : ''} is no trace: it has no hash`)
  })
}

const tracesIn = (file: string, text: string): readonly unknown[] => {
  try {
    const traces = parseJson(text)
    return Array.isArray(traces) ? traces : [traces]
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`, { cause: error })
  }
}

const isExpectation = (trace: unknown): trace is Expectation => {
  const { hash, marks = [] } = Object(trace) as Partial<Record<'hash' | 'marks', unknown>>
  return typeof hash === 'string' && Array.isArray(marks)
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
  const seq = MARKS.firstDifference(expected.marks, marks)
  if (seq === undefined) return `${found}, though every command agrees`
  const input = scenario.inputs[seq - 1]
  return `${found}; first difference at command ${seq}${input ? ` (${JSON.stringify(input[1])})` : ', which is not there'}`
}
