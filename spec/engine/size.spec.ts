import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle } from './support/bundle.ts'

/** Bytes of what a site downloads: minified, Brotli. */
const weigh = async (names: string): Promise<number> =>
  brotliCompressSync(await bundle(`export ${names} from '#engine'`)).length

test('an engine, both readings: 16 KB', async () => {
  expect(await weigh('{ createEngine }')).toBeLessThanOrEqual(16 * 1024)
})

test.each(['A', 'B'])('an engine for reading %s alone: 11 KB', async (reading) => {
  expect(await weigh(`{ createEngine${reading} }`)).toBeLessThanOrEqual(11 * 1024)
})

test('everything that the door offers: 19 KB', async () => {
  expect(await weigh('*')).toBeLessThanOrEqual(19 * 1024)
})

test('who takes a constant or a small machine takes no rules along: 1 KB', async () => {
  expect(await weigh('{ SAVE_KEYS, MASCOT, LOGO, PROMPT }')).toBeLessThan(1024)
})

test.each([
  ['A', ['marketTransactions', 'parentage'], ['too-tired-to-play', 'mysterious_crystal']],
  ['B', ['too-tired-to-play', 'mysterious_crystal'], ['marketTransactions', 'parentage']],
])('who takes reading %s takes nothing of the other', async (reading, own, others) => {
  const code = await bundle(`export { createEngine${reading}, createStore } from '#engine'`)
  for (const word of own) expect(code).toContain(word)
  for (const word of others) expect(code).not.toContain(word)
})
