/** The way out: one line of JSON an item, a line of description first, and a check on arrival. */
import { createHash } from 'node:crypto'
import type { Store } from './store.ts'

export interface Described {
  readonly model: string
  readonly dimensions: number
}

export async function* exportLines(store: Store, described: Described): AsyncIterable<string> {
  yield JSON.stringify(described)
  for await (const { id, vector, text, site } of store.all()) {
    const kept = { id, text, site, vector: toBase64(vector) }
    yield JSON.stringify({ ...kept, seal: sealOf(kept) })
  }
}

/** @throws where a line is not what it was, or not of the model that is expected */
export const importLines = async (
  lines: AsyncIterable<string>,
  store: Store,
  expected: Described,
): Promise<number> => {
  let described: Described | undefined
  let count = 0
  for await (const line of lines) {
    const value = JSON.parse(line)
    if (described === undefined) {
      described = value as Described
      if (described.model !== expected.model) throw new Error(`vectors of ${described.model}`)
      continue
    }
    const { seal, ...kept } = value
    const vector = fromBase64(kept.vector)
    if (vector.length !== expected.dimensions) throw new Error(`${kept.id}: length of vector`)
    if (sealOf(kept) !== seal) throw new Error(`${kept.id}: the line has changed`)
    await store.put([{ ...kept, vector }])
    count += 1
  }
  return count
}

/** Of everything, rights included: a note that changed sites must not slip through. */
const sealOf = (kept: object) =>
  createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16)

const toBase64 = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

const fromBase64 = (text: string) => {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
