/** Embeddings that are near for texts that share words: enough for a search to find what it should. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import { reply, type Reply } from './forms.ts'

const LENGTH = 64

export const vectorsAs = (path: string, asked: JsonObject): Reply => {
  if (path.includes('batchEmbedContents')) {
    const requests = (asked['requests'] ?? []) as readonly JsonObject[]
    return reply({ embeddings: requests.map((one) => ({ values: vectorOf(textIn(one)) })) })
  }
  if (path.includes('embedContent'))
    return reply({ embedding: { values: vectorOf(textIn(asked)) } })
  const texts = [asked['input'] ?? asked['texts'] ?? asked['prompt'] ?? ''].flat().map(String)
  if (path.endsWith('/api/embed')) return reply({ embeddings: texts.map(vectorOf) })
  if (/\/v\d\/embed$/u.test(path)) return reply({ embeddings: { float: texts.map(vectorOf) } })
  const coded = asked['encoding_format'] === 'base64'
  return reply({
    id: '1',
    object: 'list',
    model: asked['model'] ?? 'model',
    data: texts.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: coded ? packed(vectorOf(text)) : vectorOf(text),
    })),
    usage: { prompt_tokens: texts.length, total_tokens: texts.length },
  })
}

const textIn = ({ content }: JsonObject): string => {
  const { parts = [] } = (content ?? {}) as { readonly parts?: readonly { text?: string }[] }
  return parts.map(({ text }) => text ?? '').join(' ')
}

const vectorOf = (text: string): readonly number[] => {
  const places = Array.from({ length: LENGTH }, () => 0.001)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const place = Array.from(word).reduce(spread, 7)
    places[place]! += 1
  }
  const length = Math.hypot(...places)
  return places.map((one) => one / length)
}

const spread = (sum: number, letter: string): number => (sum * 31 + letter.codePointAt(0)!) % LENGTH

const packed = (vector: readonly number[]): string =>
  Buffer.from(new Float32Array(vector).buffer).toString('base64')
