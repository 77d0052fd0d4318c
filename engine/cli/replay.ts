#!/usr/bin/env -S npx tsx
/** Replays scenarios from a file or from standard input; see the usage below. */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { replay, type Scenario, ScenarioError, type Trace } from '../index.ts'
import { type Options, readOptions, UsageError, USAGE } from './options.ts'
import { differenceOf, readExpectations } from './expectation.ts'
import { jsonOf } from './json-trace.ts'
import { textOf } from './text-trace.ts'

const OK = 0
const DIFFERENT = 1
const UNUSABLE = 2

const main = async (options: Options): Promise<number> => {
  const data = parse(readFileSync(options.file === '-' ? 0 : options.file, 'utf8'))
  const many = Array.isArray(data)
  const scenarios: readonly unknown[] = many ? data : [data]
  const expected = readExpectations(options.expect, scenarios)
  const traces = scenarios.map((scenario, i) => play(scenario, many ? `[${i}]` : ''))
  const chunks = options.json
    ? jsonOf(traces, many)
    : traces.flatMap((trace, i) => [...textOf(scenarios[i] as Scenario, trace)])
  for (const chunk of chunks) await write(chunk)
  const differences = traces.flatMap((trace, i) => {
    const difference = differenceOf(scenarios[i] as Scenario, trace, expected[i])
    return difference === undefined ? [] : [many ? `[${i}] ${difference}` : difference]
  })
  for (const difference of differences) process.stderr.write(`${difference}\n`)
  return differences.length > 0 ? DIFFERENT : OK
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ScenarioError('', `is not JSON: ${oneLine(error)}`)
  }
}

const play = (scenario: unknown, index: string): Trace => {
  try {
    return replay(scenario as Scenario)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const { place, problem } = error
    throw new ScenarioError([index, place].filter((part) => part !== '').join(' '), problem)
  }
}

/** Waits for a slow reader, so that nothing is cut off however much there is. */
const write = (chunk: string): Promise<void> =>
  new Promise((resolve) => {
    if (process.stdout.write(chunk)) resolve()
    else process.stdout.once('drain', resolve)
  })

const oneLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, ' ')

const explain = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n${USAGE}`
  return error instanceof ScenarioError ? `Bad scenario: ${error.message}` : oneLine(error)
}

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? OK : UNUSABLE)
})

try {
  // Set rather than exit: pending output is still written.
  process.exitCode = await main(readOptions(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = UNUSABLE
}
