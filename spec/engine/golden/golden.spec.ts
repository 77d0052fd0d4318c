import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenHashes } from './lives.ts'

const golden: unknown = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8'))

/** A change here is a change of the rules: their version changes with it, and old replays break. */
test('the golden lives come to the golden hashes', () => {
  expect(goldenHashes()).toEqual(golden)
})
