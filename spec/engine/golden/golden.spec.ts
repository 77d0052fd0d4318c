import { expect, test } from 'vitest'
import golden from './golden.json' with { type: 'json' }
import { goldenHashes } from './lives.ts'

/** A change here is a change of the rules: their version changes with it, and old replays break. */
test('the golden lives come to the golden hashes', () => {
  expect(goldenHashes()).toEqual(golden)
})
