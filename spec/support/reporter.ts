/**
 * Counts the rules that passing tests prove. With `COVERAGE=write` it writes `spec/COVERAGE.md`,
 * with `COVERAGE=check` it fails the run when that file is stale; a partial run does neither.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { coverageText } from './coverage.ts'
import { idsIn, rules } from './product.ts'
import { proofOf } from './proof.ts'
import { isTool, keepPassed, statesOfTools } from './tools.ts'

const FILE = new URL('../COVERAGE.md', import.meta.url)

export default class RuleReporter implements Reporter {
  private states: ReturnType<typeof statesOfTools> = {}

  onInit(): void {
    this.states = statesOfTools()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed')
    const failed = tests.filter((test) => test.result().state === 'failed')
    const named = new Set(tests.flatMap((test) => idsIn(test.fullName)))
    const broken = new Set(failed.flatMap((test) => idsIn(test.fullName)))
    const proof = new Map(
      proofOf(
        passed.map(({ fullName, module, location }) => ({
          title: fullName,
          file: module.moduleId,
          line: location?.line ?? 0,
        })),
      ),
    )
    for (const id of broken) proof.delete(id)
    const known = new Set(rules.map(({ id }) => id))
    const unknown = [...named].filter((id) => !known.has(id))
    if (unknown.length > 0)
      fail(`tests name ids that product.md does not have: ${unknown.join(', ')}`)
    const tools = modules.filter(({ moduleId }) => isTool(moduleId))
    for (const { moduleId, children } of tools)
      if ([...children.allTests()].some((test) => idsIn(test.fullName).length > 0))
        fail(`${moduleId} proves rules: it may not be left out, so it is no test of a tool`)
    const sound = tools.filter(({ children }) =>
      [...children.allTests()].every((test) => test.result().state === 'passed'),
    )
    keepPassed(
      sound.map(({ moduleId }) => moduleId),
      this.states,
    )
    console.log(`${proof.size} rules proven`)
    this.keep(coverageText(proof))
    console.log(`${passed.length} passed, ${failed.length} failed`)
  }

  private keep(text: string): void {
    if (process.env['COVERAGE'] === 'write') writeFileSync(FILE, text)
    if (process.env['COVERAGE'] !== 'check') return
    const kept = read()
    if (kept === text) return
    fail('spec/COVERAGE.md is stale: run npm run coverage')
    console.error(
      [
        ...newTo(kept, text).map((line) => `+ ${line}`),
        ...newTo(text, kept).map((line) => `- ${line}`),
      ].join('\n'),
    )
  }
}

/** The lines of a text that the other does not have. */
const newTo = (other: string, text: string): readonly string[] => {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

const fail = (message: string): void => {
  console.error(message)
  process.exitCode = 1
}

const read = (): string => {
  try {
    return readFileSync(FILE, 'utf8')
  } catch {
    return ''
  }
}
