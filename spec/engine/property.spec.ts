import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replay, type Scenario } from '#engine'
import { forEveryLife } from './support/property.ts'

/** Fails as soon as a life explores. */
const neverExplores = ({ scenario }: { readonly scenario: Scenario<'B'> }): void => {
  if (scenario.inputs.some(([, { type }]) => type === 'explore')) throw new Error('She explored')
}

test('a failing property names its seed, and saves the shrunk life as a scenario that replays', () => {
  let message = ''
  try {
    forEveryLife('B', neverExplores, { numRuns: 500 })
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('seed: ')
  const [, file] = /npm run -s replay -- (\S+\.json)/.exec(message)!
  const saved = JSON.parse(readFileSync(file!, 'utf8')) as Scenario
  // How far the time before it shrinks depends on the seed.
  expect(saved.inputs.map(([, command]) => command)).toEqual([{ type: 'explore' }])
  expect(replay(saved).marks).toHaveLength(1)
})
