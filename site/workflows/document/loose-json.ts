/** JSON as people paste it: in a fence, among words, escaped for a page, with a comma too many. */
import type { RepairKey } from './repair/repair.ts'

export interface LooseJson {
  readonly value: unknown
  readonly repairs: readonly RepairKey[]
}

/** Every reading of a text that is no JSON as it stands, the least changed first. */
export function* looseReadings(text: string): Generator<LooseJson> {
  if (text.length > MOST_LOOSE) return
  const inside = withoutAround(text)
  const around: readonly RepairKey[] = inside.trim() === text.trim() ? [] : ['words-around']
  const tries: readonly (readonly [string, readonly RepairKey[]])[] = [
    [inside, around],
    [tidied(inside), [...around, 'loose-json']],
    [tidied(withoutAround(unescaped(text))), [...around, 'escaped-json']],
    [`{${tidied(text)}}`, ['loose-json']],
    [tidied(inside.replaceAll(CURLED, '"')), [...around, 'loose-json']],
  ]
  for (const [json, repairs] of tries) {
    try {
      yield { value: JSON.parse(json) as unknown, repairs }
    } catch {
      // The next one may do.
    }
  }
}

/** The same text with blanks before and nothing behind its JSON: whatever is wrong stays where it is. */
export const withoutAround = (text: string): string => {
  const [, fenced] = FENCE.exec(text) ?? []
  const start = fenced === undefined ? text.search(/[[{]/u) : text.indexOf(fenced)
  if (start === -1) return text
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  const end = fenced === undefined ? last + 1 : start + fenced.length
  return text.slice(0, start).replaceAll(/[^\n]/gu, ' ') + text.slice(start, Math.max(start, end))
}

/** Strings keep what they say; around them no comments, no comma before an end, no odd spaces. */
const tidied = (text: string): string =>
  text
    .replaceAll(PIECES, (piece) => {
      if (piece.startsWith('"')) return piece.replaceAll(CONTROL, escapeOf)
      return /^\/[/*]/u.test(piece) ? '' : ' '
    })
    .replaceAll(TRAILING, (piece, comma?: string) => (comma === undefined ? piece : ''))

const escapeOf = (sign: string): string => JSON.stringify(sign).slice(1, -1)

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:quot|#34|#x22|apos|#39|#x27|lt|gt|nbsp|amp);/giu, (entity) => {
    return ENTITIES[entity.slice(1, -1).toLowerCase()]!
  })

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  amp: '&',
}

/** In signs: read sign by sign, more would keep a page waiting. */
const MOST_LOOSE = 2_000_000

const FENCE = /```[a-z0-9]*[ \t]*\r?\n([^]*?)\n[ \t]*```/iu
const CURLED = /[“”„«»]/gu
const PIECES = /"(?:[^"\\]|\\[^])*"|\/\/[^\n]*|\/\*[^]*?\*\/|[\u00A0\u2028\u2029\u200B\uFEFF]/gu
// oxlint-disable-next-line no-control-regex -- what JSON forbids between quotes is escaped there
const CONTROL = /[\u0000-\u001F]/gu
const TRAILING = /"(?:[^"\\]|\\[^])*"|(,)(?=\s*[\]}])/gu
