/** The simulator beside the real n8n 2.41.1: the same items, pairs and errors for hundreds of short flows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_NOW, EXAMPLE_ZONE } from '../../site/workflows/recipes/recipe.ts'
import type { Case } from './run-cases/case.ts'
import { FAMILIES } from './run-cases/index.ts'
import { run } from './run-small-flow.ts'
import { type Told, told } from './run-told.ts'

type Recorded = Readonly<Record<string, Readonly<Record<string, Told>>>>

/** A line for each flow: its name, and what its nodes gave. */
const recorded = (family: string): Recorded =>
  Object.fromEntries(
    readFileSync(join(import.meta.dirname, 'run-recorded', `${family}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, Recorded[string]]),
  )

const ours = async ({ flow, given }: Case) => {
  const done = await run(flow, given, { now: new Date(EXAMPLE_NOW), zone: EXAMPLE_ZONE })
  expect(done.gaps).toEqual([])
  const known = done.nodes.get('Start')?.[0]?.outputs[0] ?? []
  const nodes = [...done.nodes].filter(([node]) => node !== 'Start')
  return Object.fromEntries(
    nodes.map(([node, runs]) => [
      node,
      told(
        runs.map(({ outputs, error }) => ({ outputs, ...(error && { error: error.message }) })),
        known,
      ),
    ]),
  )
}

describe.each(Object.entries(FAMILIES))('%s', (family, cases) => {
  const said = recorded(family)

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    expect(await ours(one)).toEqual(said[name])
  })

  test('nothing else is kept', () => {
    expect(Object.keys(said).sort()).toEqual(cases.map(({ name }) => name).sort())
  })
})
