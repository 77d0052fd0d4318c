/** Runs of eight words or more that two pages of a language have in common. */
import type { CharterPage, Finding } from './finding.ts'
import type { Passage } from './passages.ts'

/** So many words in a row are a sentence said twice. */
export const RUN = 8

/** A stretch of a passage that another page also has. */
export interface Repeat {
  readonly page: number
  readonly other: number
  readonly under: string
  readonly text: string
}

/** Types of pages whose words come from the law or from one template. */
const NOT_COMPARED = new Set(['legal', 'category', 'integration'])

export const repeatFindings = (pages: readonly CharterPage[]): readonly Finding[] =>
  (['fr', 'en'] as const).flatMap((language) => {
    const compared = pages.filter(
      (page) => page.language === language && !NOT_COMPARED.has(page.type),
    )
    return repeatsIn(compared.map(({ passages }) => passages)).map(
      ({ page, other, under, text }): Finding => ({
        rule: 'repeat',
        page: compared[page]!.id,
        language,
        place: under,
        what: `${text.split(' ').length} words as on ${compared[other]!.id}: “${text}”`,
      }),
    )
  })

/**
 * Linear in the number of words. A first reading notes in a table, by hash, which runs of
 * {@link RUN} words more than one page may have; the second compares only those, word by word.
 */
export const repeatsIn = (pages: readonly (readonly Passage[])[]): readonly Repeat[] => {
  const numberOf = numbering()
  const stretches = pages.flatMap((passages, page) =>
    passages
      .filter(({ quoted }) => !quoted)
      .flatMap(({ runs, under }) =>
        // What is quoted breaks a run, and so does a fact.
        runs
          .flatMap((run) => run.split(QUOTATION))
          .map((own) => {
            const words = own.split(/\s+/u).filter((word) => numberOf(word) > 0)
            return { page, under, words, numbers: Uint32Array.from(words, numberOf) }
          }),
      )
      .filter(({ words }) => words.length >= RUN),
  )
  const runs = stretches.reduce((sum, { words }) => sum + words.length - RUN + 1, 0)
  const shared = sharedHashes(stretches, runs)

  /** The first page that has a run, by its words. */
  const first = new Map<string, number>()
  return stretches.flatMap(({ page, under, words, numbers }) => {
    const repeats: Repeat[] = []
    let from = -1
    let other = 0
    const close = (to: number) => {
      if (from >= 0) repeats.push({ page, other, under, text: words.slice(from, to).join(' ') })
      from = -1
    }
    for (let at = 0; at + RUN <= numbers.length; at += 1) {
      const known = shared(numbers, at) ? firstPage(first, numbers, at, page) : page
      // What repeats goes on where the next run does too; another page's begins anew.
      if (from >= 0 && known !== other) close(at + RUN - 1)
      if (known === page || from >= 0) continue
      from = at
      other = known
    }
    close(words.length)
    return repeats
  })
}

interface Stretch {
  readonly page: number
  readonly numbers: Uint32Array
}

const firstPage = (
  first: Map<string, number>,
  numbers: Uint32Array,
  at: number,
  page: number,
): number => {
  const key = numbers.slice(at, at + RUN).join(' ')
  const known = first.get(key)
  if (known === undefined) first.set(key, page)
  return known ?? page
}

/** Tells whether more than one page may have the run at a place: never wrongly that none has. */
const sharedHashes = (stretches: readonly Stretch[], runs: number) => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(runs, 1) * 4))
  const mask = size - 1
  /** One more than the page that a hash was first seen on; -1 from the second page on. */
  const seen = new Int32Array(size)
  for (const { page, numbers } of stretches)
    for (let at = 0; at + RUN <= numbers.length; at += 1) {
      const slot = hashOf(numbers, at) & mask
      if (seen[slot] === 0) seen[slot] = page + 1
      else if (seen[slot] !== page + 1) seen[slot] = -1
    }
  return (numbers: Uint32Array, at: number) => seen[hashOf(numbers, at) & mask] === -1
}

const hashOf = (numbers: Uint32Array, at: number): number => {
  let hash = 0x81_1c_9d_c5
  for (let index = at; index < at + RUN; index += 1)
    hash = Math.imul(hash ^ (numbers[index] ?? 0), 0x9e_37_79_b1) ^ (hash >>> 15)
  return hash ^ (hash >>> 13)
}

const QUOTATION = /«[^»]*»|“[^”]*”/u

/** A number from 1 for each word, whatever its case and the marks around it; 0 for what is none. */
const numbering = () => {
  const words = new Map<string, number>()
  const spellings = new Map<string, number>()
  return (spelling: string): number => {
    const known = spellings.get(spelling)
    if (known !== undefined) return known
    const word = spelling.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
    const number = word === '' ? 0 : (words.get(word) ?? words.size + 1)
    if (number > 0) words.set(word, number)
    spellings.set(spelling, number)
    return number
  }
}
