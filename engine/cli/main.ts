import { replay, type Scenario, ScenarioError, type Trace } from '../index.ts'
import { differenceOf, readExpectations } from './expectation.ts'
import { jsonOf, type Played } from './json-trace.ts'
import { type Options, readOptions, UsageError, USAGE } from './options.ts'
import { parseJson } from './parse-json.ts'
import { readText, type Terminal } from './terminal.ts'
import { textOf } from './text-trace.ts'

export const OK = 0
const DIFFERENT = 1
export const UNUSABLE = 2

/** @returns the exit code: 1 where a hash differs, 2 where there was nothing to play */
export const main = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const options = readOptions(args)
    if (options.help) {
      await terminal.write(`${USAGE}\n`)
      return OK
    }
    const differences = await run(options, terminal)
    for (const difference of differences) terminal.complain(difference)
    return differences.length > 0 ? DIFFERENT : OK
  } catch (error) {
    terminal.complain(explain(error))
    return UNUSABLE
  }
}

/** A line for each scenario that came out otherwise than expected. */
const run = async (options: Options, terminal: Terminal): Promise<readonly string[]> => {
  const data = parseScenarios(await readText(terminal, options.file))
  const many = Array.isArray(data)
  const scenarios: readonly unknown[] = many ? data : [data]
  const expected = await readExpectations(options.expect, scenarios, terminal)
  const traces = scenarios.map((scenario, i) => play(scenario, many ? `[${i}]` : ''))
  const played = traces.map((trace, i): Played => {
    return { scenario: scenarios[i] as Scenario, trace, states: options.states }
  })
  const chunks = options.json
    ? jsonOf(played, many)
    : played.flatMap(({ scenario, trace }) => [...textOf(scenario, trace)])
  for (const chunk of chunks) await terminal.write(chunk)
  return traces.flatMap((trace, i) => {
    const difference = differenceOf(scenarios[i] as Scenario, trace, expected[i])
    return difference === undefined ? [] : [many ? `[${i}] ${difference}` : difference]
  })
}

const parseScenarios = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch (error) {
    throw new ScenarioError('', oneLine(error))
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

const explain = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n${USAGE}`
  return error instanceof ScenarioError ? `Bad scenario: ${oneLine(error)}` : oneLine(error)
}

const oneLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, ' ')
