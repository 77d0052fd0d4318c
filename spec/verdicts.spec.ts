/** What a comparison's text advises for a need is what its ranking puts first at that need's weights. */
import { describe, expect, test } from 'vitest'
import type { ComparisonRecord } from '../site/content/comparison/collection.ts'
import { HIGHEST_NOTE } from '../site/content/notes.ts'
import { rank, type Ranking } from '../site/weighing/rank.ts'
import { entries, textOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const comparisons = entries.flatMap((entry) =>
  'weighing' in entry.record ? [{ entry, weighing: entry.record.weighing }] : [],
)
type Weighing = ComparisonRecord['weighing']
type Need = Weighing['needs'][number]

const CASES = comparisons.flatMap(({ entry, weighing }) =>
  weighing.needs.flatMap((need) =>
    LANGUAGES.map((language) => ({
      title: `${entry.id}, ${language}: ${need.name[language]}`,
      language,
      need,
      weighing,
      text: textOf(entry, language) ?? '',
    })),
  ),
)

test('there are seven comparisons, each with needs', () => {
  expect(comparisons).toHaveLength(7)
  expect(CASES.length).toBeGreaterThanOrEqual(2 * 2 * comparisons.length)
})

describe.each(CASES)('$title', ({ need, weighing, language, text }) => {
  const [about, answer] = need.verdict[language]

  test('the text says so, in one passage', () => {
    const passage = text.split('\n').find((line) => straight(line).includes(straight(about)))
    expect(straight(passage ?? 'no such passage')).toContain(straight(answer))
  })

  test('it names whom the ranking puts first', () => {
    const names = Object.entries(weighing.products).map(
      ([id, { name }]) => [id, shared(name[language], answer)] as const,
    )
    const most = Math.max(...names.map(([, words]) => words))
    expect(most).toBeGreaterThan(0)
    expect(names.flatMap(([id, words]) => (words === most ? [id] : []))).toContain(need.best)
    expect(first(weighing, ranked(weighing, need))).toBe(need.best)
  })
})

/** Its text prints the same sums, on five. */
test.each(LANGUAGES)('the grid of the %s text has the totals of its ranking', (language) => {
  const { entry, weighing } = comparisons.find(({ entry: { id } }) => id === GRID)!
  const text = textOf(entry, language) ?? ''
  Object.values(weighing.products).forEach(({ name }, product) => {
    const letter = name[language].at(-1)!
    const row = text.split('\n').find((line) => line.includes(`**Total ${letter}**`)) ?? ''
    const printed = [...row.matchAll(/\d[.,]\d\d/gu)].map(([total]) =>
      Number(total.replace(',', '.')),
    )
    expect(printed).toEqual(
      weighing.needs.map((need) => {
        const { order } = ranked(weighing, need)
        return order.find((one) => one.product === product)!.points / 100
      }),
    )
  })
})
const GRID = 'comparateur-llm-2025'

const ranked = ({ criteria, products }: Weighing, { weights }: Need): Ranking => {
  const ids = Object.keys(criteria)
  return rank(
    Object.values(products).map(({ notes }) => ids.map((id) => notes[id]![0])),
    ids.map((id) => weights[id]!),
    HIGHEST_NOTE,
  )
}

const first = ({ products }: Weighing, { order }: Ranking): string | undefined =>
  Object.keys(products)[order[0]!.product]

const straight = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00A0', ' ')

/** How many words of a name a passage has. */
const shared = (name: string, passage: string): number => {
  const said = new Set(wordsOf(passage))
  return wordsOf(name).filter((word) => said.has(word)).length
}
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}.]*[\p{L}\p{N}]/gu) ?? []
