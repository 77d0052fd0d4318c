import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { createEngine, type Input, type ReadingId, type Scenario } from '#engine'
import { inputsFor, type Timed } from './arbitraries.ts'

/** `npm run verify` runs every property longer, and the search for mutants, which is many, shorter. */
export const runs = (usual: number, thorough: number): number => {
  if (process.env['MUTANTS'] !== undefined) return Math.ceil(usual / 5)
  return process.env['VERIFY'] === undefined ? usual : thorough
}

const FAILURES = new URL('../../../.cache/failing-scenarios/', import.meta.url)

/**
 * Checks a property of lives. A life that breaks it is shrunk, saved as a scenario and named in
 * the error beside fast-check's seed, so that `npm run replay` can show it.
 */
export const forEveryLife = <R extends ReadingId>(
  reading: R,
  holds: (life: Life<R>) => void,
  { numRuns = runs(60, 1500), maxLength = 60, extensions = false, seed }: Options = {},
): void => {
  const property = fc.property(inputsFor(reading, maxLength), fc.string(), (inputs, luck) =>
    holds(lifeOf(reading, inputs, luck, extensions)),
  )
  const details = fc.check(property, { numRuns, ...(seed === undefined ? {} : { seed }) })
  if (!details.failed) return
  const [inputs, luck] = details.counterexample ?? [[], '']
  const file = keep(lifeOf(reading, inputs, luck, extensions).scenario)
  throw new Error(
    `${fc.defaultReportMessage(details) ?? 'The property failed'}\nSaved: npm run -s replay -- ${file}`,
    { cause: details.errorInstance },
  )
}

export interface Life<R extends ReadingId> {
  readonly scenario: Scenario<R>
  /** The scenario's inputs with absolute times. */
  readonly inputs: readonly Input<R>[]
}

interface Options {
  readonly numRuns?: number
  readonly maxLength?: number
  readonly extensions?: boolean
  readonly seed?: number
}

const START = 1_700_000_000_000

const lifeOf = <R extends ReadingId>(
  reading: R,
  inputs: readonly Timed<R>[],
  seed: string,
  extensions: boolean,
): Life<R> => {
  const { rules } = createEngine(reading)
  const head = { format: 'opale-scenario/1', reading, rules, extensions, seed } as const
  let at = START
  return {
    scenario: { ...head, start: START, inputs },
    inputs: inputs.map(([dt, command]) => ({ at: (at += dt), command })),
  }
}

/** What JSON cannot say (NaN, undefined) is lost on the way; everything else replays. */
const keep = (scenario: Scenario): string => {
  mkdirSync(FAILURES, { recursive: true })
  const name = `${scenario.reading}-${String(Date.now())}.json`
  writeFileSync(new URL(name, FAILURES), JSON.stringify(scenario, undefined, 1))
  return relative(process.cwd(), fileURLToPath(new URL(name, FAILURES)))
}
