/** Work that several threads share. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onThreads } from '../../site/prerender/threads.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-threads-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that answers a piece with what `body` gives. */
const program = (name: string, body: string): string => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort, threadId, workerData } from 'node:worker_threads'
     parentPort.on('message', async (piece) => { parentPort.postMessage(await (${body})(piece)) })`,
  )
  return file
}

test('answers come in the order of the pieces, whichever is ready first', async () => {
  const slowFirst = program(
    'slow',
    `async (piece) => { await new Promise((ready) => setTimeout(ready, piece)); return [piece, workerData] }`,
  )
  expect(await onThreads(slowFirst, 'data', [60, 30, 0, 10], 3)).toEqual([
    [60, 'data'],
    [30, 'data'],
    [0, 'data'],
    [10, 'data'],
  ])
})

test('every thread has its share, and fewer pieces than threads is no matter', async () => {
  const both = program(
    'both',
    `(piece) => new Promise((ready) => setTimeout(() => ready(threadId), 20))`,
  )
  const pieces = Array.from({ length: 8 }, (_, at) => at)
  expect(new Set(await onThreads(both, null, pieces, 2)).size).toBe(2)
  expect(await onThreads(both, null, [1], 4)).toHaveLength(1)
  expect(await onThreads(both, null, [], 2)).toEqual([])
})

test('what a thread throws is thrown, and none is left running', async () => {
  const broken = program('broken', `(piece) => { throw new Error('no page ' + piece) }`)
  await expect(onThreads(broken, null, [1, 2, 3], 2)).rejects.toThrow(/no page [12]/u)
})
