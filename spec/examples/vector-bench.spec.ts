/** The guide to choosing a vector store prints these files, and every figure that is asserted here. */
import { beforeAll, describe, expect, test } from 'vitest'
import { byScore, searchExactly } from '../../site/examples/vector-bench/exact.ts'
import { fuseByRank, fuseByScore } from '../../site/examples/vector-bench/fuse.ts'
import { buildGraph, searchGraph, type Graph } from '../../site/examples/vector-bench/graph.ts'
import { exportLines, importLines } from '../../site/examples/vector-bench/leave.ts'
import { NOTES, PROBES, QUESTIONS } from '../../site/examples/vector-bench/notes.ts'
import { searchAllowed } from '../../site/examples/vector-bench/plan.ts'
import { measure } from '../../site/examples/vector-bench/recall.ts'
import { compare, referee, type Item } from '../../site/examples/vector-bench/store.ts'
import { dot, vectorOf } from '../../site/examples/vector-bench/vectors.ts'
import { byDimensions, byReading, memory, rawSize } from '../../site/examples/vector-bench/weigh.ts'
import { wordIndex } from '../../site/examples/vector-bench/words.ts'
import { factValue } from '../../site/facts/facts.ts'

const vectors = NOTES.map(({ text }) => vectorOf(text))
const probes = PROBES.map(vectorOf)
const at = (id: string) => NOTES.findIndex((note) => note.id === id)
const ofSite = (site: string) =>
  new Set(NOTES.flatMap((note, place) => (note.site === site ? [place] : [])))
const items: readonly Item[] = NOTES.map((note, place) => ({ ...note, vector: vectors[place]! }))

let graph: Graph
beforeAll(() => {
  graph = buildGraph(vectors, 8, 40)
})

describe('the notes and their vectors', () => {
  test('are as many as the guide says, each with its own number', () => {
    expect(NOTES).toHaveLength(720)
    expect(new Set(NOTES.map(({ id }) => id)).size).toBe(720)
    expect(PROBES).toHaveLength(40)
    expect(PROBES[0]).toBe('la pompe de relevage perd de la pression après dix minutes')
    expect(['Pau', 'Lyon'].map((site) => ofSite(site).size)).toEqual([15, 240])
    for (const { expects } of QUESTIONS) expect(at(expects)).toBeGreaterThanOrEqual(0)
  })

  test('have length 1, and do not mind accents', () => {
    for (const vector of vectors) expect(dot(vector, vector)).toBeCloseTo(1, 5)
    expect(dot(vectorOf('élévateur'), vectorOf('Elevateur'))).toBeCloseTo(1, 5)
  })
})

describe('exact search', () => {
  test('compares all 720, and finds what people described', () => {
    const { hits, compared } = searchExactly(vectors, vectorOf(QUESTIONS[3]!.asked), 10)
    expect(compared).toBe(720)
    expect(hits[0]!.at).toBe(at('FI-2386'))
    expect(hits).toEqual(hits.toSorted(byScore))
  })

  test('with a filter compares only what may be read', () => {
    const pau = ofSite('Pau')
    const { hits, compared } = searchExactly(vectors, probes[0]!, 10, (place) => pau.has(place))
    expect([hits.length, compared]).toEqual([10, 15])
  })
})

describe('the graph', () => {
  test.each([
    [10, 0.895, 0.7, 97],
    [20, 0.948, 0.7, 141],
    [40, 0.973, 0.8, 221],
    [80, 1, 1, 357],
  ])('with %i candidates finds %f of the neighbours', (width, recall, worst, compared) => {
    const measured = measure(vectors, probes, 10, (query, most) =>
      searchGraph(graph, query, most, { width }),
    )
    expect(measured.recall).toBeCloseTo(recall, 2)
    expect(measured.worst).toBeCloseTo(worst, 5)
    expect(Math.round(measured.compared)).toBe(compared)
    expect(measured.starved).toBe(0)
  })

  test('exercise: half the links, and what it takes to make up for it', () => {
    const thin = buildGraph(vectors, 4, 40)
    const of = (width: number) =>
      measure(vectors, probes, 10, (query, most) => searchGraph(thin, query, most, { width }))
    expect(of(40).recall).toBeCloseTo(0.938, 2)
    expect(Math.round(of(40).compared)).toBe(158)
    expect(of(80).recall).toBeCloseTo(0.992, 2)
    expect(Math.round(of(80).compared)).toBe(271)
  })
})

describe('a filter', () => {
  const withFilter = (site: string, filter: 'after' | 'during', width: number) => {
    const allowed = ofSite(site)
    const keep = (place: number) => allowed.has(place)
    return measure(
      vectors,
      probes,
      10,
      (query, most) => searchGraph(graph, query, most, { width, keep, filter }),
      keep,
    )
  }

  test.each([
    ['Lyon', 'after', 0.91, 5, 221],
    ['Lyon', 'during', 1, 0, 448],
    ['Pau', 'after', 0.06, 40, 221],
    ['Pau', 'during', 1, 0, 720],
  ] as const)('%s, %s the walk', (site, filter, recall, starved, compared) => {
    const measured = withFilter(site, filter, 40)
    expect(measured.recall).toBeCloseTo(recall, 2)
    expect(measured.starved).toBe(starved)
    expect(Math.round(measured.compared)).toBe(compared)
  })

  test('that few pass makes a narrow walk as long', () => {
    expect(Math.round(withFilter('Pau', 'during', 10).compared)).toBe(695)
  })

  test('is planned: few are compared, many are walked', () => {
    const planned = (site: string) => {
      const allowed = ofSite(site)
      return measure(
        vectors,
        probes,
        10,
        (query, most) => searchAllowed(graph, query, most, allowed, { width: 40, cutoff: 100 }),
        (place) => allowed.has(place),
      )
    }
    expect(planned('Pau')).toMatchObject({ recall: 1, starved: 0, compared: 15 })
    expect(planned('Lyon')).toMatchObject({ recall: 1, starved: 0 })
  })

  test('exercise: where the makers’ thresholds lie, in vectors of 1,536 dimensions', () => {
    const kilobytes = (1536 * 4) / 1024
    const qdrant = Math.floor(factValue('vector-stores.qdrant-full-scan') / kilobytes)
    expect(qdrant).toBe(1666)
    expect(factValue('vector-stores.weaviate-flat-cutoff')).toBe(40_000)
    expect(500_000 * 0.02).toBe(10_000)
    // Qdrant's threshold is for a segment, of which it makes one for two processors, from 2 to 8.
    const segments = (processors: number) => Math.min(8, Math.max(2, Math.floor(processors / 2)))
    expect([8, 16, 64].map(segments)).toEqual([4, 8, 8])
    expect([8, 16, 64].map((each) => 10_000 / segments(each) > qdrant)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('words and vectors', () => {
  const search = wordIndex(NOTES.map(({ text }) => text))
  const lists = QUESTIONS.map(({ asked, expects }) => ({
    meaning: searchExactly(vectors, vectorOf(asked), 50).hits,
    words: search(asked, 50),
    expects: at(expects),
  }))
  const placesBy = (way: (list: (typeof lists)[number]) => readonly { at: number }[]) =>
    lists.map((list) => way(list).findIndex((hit) => hit.at === list.expects) + 1)

  test('each miss what the other finds, and how one joins them decides', () => {
    expect(placesBy(({ meaning }) => meaning)).toEqual([1, 1, 1, 1, 1, 0, 0, 24])
    expect(placesBy(({ words }) => words)).toEqual([1, 6, 11, 1, 1, 1, 1, 1])
    expect(placesBy(({ meaning, words }) => fuseByRank([meaning, words], 50))).toEqual([
      1, 2, 5, 1, 1, 2, 11, 7,
    ])
    expect(placesBy(({ meaning, words }) => fuseByRank([meaning, words], 50, 1))).toEqual([
      1, 2, 2, 1, 1, 2, 2, 2,
    ])
    expect(placesBy(({ meaning, words }) => fuseByScore(meaning, words, 50))).toEqual([
      1, 2, 2, 1, 1, 2, 2, 1,
    ])
  })

  test('exercise: the weight of vectors, from a quarter to three', () => {
    const withAlpha = (alpha: number) =>
      placesBy(({ meaning, words }) => fuseByScore(meaning, words, 50, alpha))
    expect(withAlpha(0.25)).toEqual([1, 2, 7, 1, 1, 1, 1, 1])
    expect(withAlpha(0.75)).toEqual([1, 1, 1, 1, 1, 16, 21, 7])
  })
})

describe('weight and bill', () => {
  const library = { vectors: 500_000, dimensions: 1536 }
  const number = (id: Parameters<typeof factValue>[0]) => Number(factValue(id))

  test('weighs what the guide says', () => {
    expect(rawSize(library)).toBeCloseTo(3.07, 2)
    expect(memory(library, 2)).toBeCloseTo(6.14, 2)
    expect(memory(library, 2, 3)).toBeCloseTo(18.43, 2)
    // Qdrant adds up: its links, twice as many below, of 4 bytes and a fifth; 52 bytes of identifier.
    const beside = Math.round(number('vector-stores.qdrant-links') * 2 * 4 * 1.2) + 52
    const qdrant = (bytes: number, copies: number) =>
      (rawSize({ ...library, bytes }) + (library.vectors * beside) / 1e9) * 1.2 * copies
    expect(beside).toBe(154 + 52)
    expect(qdrant(4, 1)).toBeCloseTo(3.81, 2)
    expect(qdrant(4, 2)).toBeCloseTo(7.62, 2)
    expect(qdrant(1, 2)).toBeCloseTo(2.09, 2)
  })

  test('costs what the guide says, at the prices that stand among the facts', () => {
    const pinecone = {
      stored: number('comparisons.pinecone-storage'),
      read: number('comparisons.pinecone-reads'),
      least: number('comparisons.pinecone-minimum'),
    }
    const month = byReading(library, 100_000, pinecone)
    expect(month.size).toBeCloseTo(3.33, 2)
    expect(month.used).toBeCloseTo(6.42, 2)
    expect(month.billed).toBe(50)
    expect(byReading(library, 1_000_000, pinecone).billed).toBeCloseTo(54.31, 2)
    // Where the minimum stops deciding.
    expect(byReading(library, 918_000, pinecone).billed).toBe(50)
    expect(byReading(library, 920_000, pinecone).billed).toBeGreaterThan(50)
    // Loading it once: a unit for each kilobyte.
    const written = (month.size * 1e6 * number('vector-stores.pinecone-writes')) / 1e6
    expect(written).toBeCloseTo(13.3, 2)

    const weaviate = byDimensions(library, {
      billion: number('vector-stores.weaviate-dimensions'),
      stored: number('vector-stores.weaviate-storage'),
      least: number('vector-stores.weaviate-minimum'),
    })
    expect(weaviate.used).toBeCloseTo(3.94, 2)
    expect(weaviate.billed).toBe(45)

    // Exercise: fifty customers, a namespace each.
    const apart = byReading(library, 1_000_000, pinecone, 50)
    expect(apart.units).toBe(0.25)
    expect(apart.used).toBeCloseTo(5.1, 2)
  })
})

describe('trial and exit', () => {
  test('tells an honest candidate from one that filters too late', async () => {
    const judge = referee()
    const honest = referee()
    await judge.put(items)
    await honest.put(items)
    const late = {
      ...honest,
      find: async (query: Float32Array, most: number, sites?: readonly string[]) =>
        (await honest.find(query, 40))
          .flatMap((id) => {
            const allowed = sites?.includes(NOTES[at(id)]!.site) ?? true
            return allowed ? [id] : []
          })
          .slice(0, most),
    }
    const trials = probes.map((query) => ({ query, sites: ['Pau'] }))
    expect(await compare(honest, judge, trials, 10)).toMatchObject({
      recall: 1,
      short: 0,
      forbidden: 0,
      asked: 40,
    })
    expect(await compare(late, judge, trials, 10)).toMatchObject({ short: 40, forbidden: 0 })
    // One that never looks at rights: full answers, of other sites nearly all of them.
    const deaf = {
      ...honest,
      find: (query: Float32Array, most: number) => honest.find(query, most),
    }
    expect(await compare(deaf, judge, trials, 10)).toMatchObject({ short: 0, forbidden: 395 })
  })

  test('times the candidate alone, and reports what nineteen in twenty stay below', async () => {
    const judge = referee()
    await judge.put(items)
    let now = 0
    let calls = 0
    // A stand-in for a clock: question 39 takes 390 ms, the others take their own number.
    const clock = () => {
      const ends = calls % 2 === 1
      if (ends) now += calls === 77 ? 390 : (calls + 1) / 2
      calls += 1
      return now
    }
    const trials = probes.map((query) => ({ query }))
    expect((await compare(judge, judge, trials, 10, clock)).slow).toBe(38)
  })

  test('leaves with everything, and arrives with the same answers', async () => {
    const here = referee()
    const there = referee()
    await here.put(items)
    const described = { model: 'trigrams-256', dimensions: 256 }
    expect(await importLines(exportLines(here, described), there, described)).toBe(720)
    const trials = probes.map((query) => ({ query }))
    expect(await compare(there, here, trials, 10)).toMatchObject({ recall: 1, short: 0, asked: 40 })
  })

  test('refuses another model, another length and a line that was touched', async () => {
    const here = referee()
    await here.put(items.slice(0, 1))
    const described = { model: 'trigrams-256', dimensions: 256 }
    const into = (lines: AsyncIterable<string>, expected = described) =>
      importLines(lines, referee(), expected)
    await expect(into(exportLines(here, { ...described, model: 'other' }))).rejects.toThrow(
      'vectors of other',
    )
    await expect(
      into(exportLines(here, described), { ...described, dimensions: 512 }),
    ).rejects.toThrow('length of vector')
    for (const [was, is] of [
      ['purger', 'vider'],
      ['Lyon', 'Pau'],
    ] as const) {
      const touched = async function* () {
        for await (const line of exportLines(here, described)) yield line.replace(was, is)
      }
      await expect(into(touched())).rejects.toThrow('the line has changed')
    }
  })
})
