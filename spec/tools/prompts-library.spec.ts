import { expect, test } from 'vitest'
import {
  answersOf,
  TRADES,
  type Library,
  type StartingPoint,
} from '../../site/tools/prompts/library/starting-point.ts'
import { words as english } from '../../site/tools/prompts/library/en/index.ts'
import { words as french } from '../../site/tools/prompts/library/fr/index.ts'
import { PROMPTS } from '../../site/tools/prompts/tool.ts'

const all = (library: Library) => TRADES.flatMap((trade) => library[trade])

test('forty starting points, the same in both languages, each under a name of its own', () => {
  const ids = all(french).map(({ id }) => id)
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
  for (const trade of TRADES)
    expect(english[trade].map(({ id }) => id)).toEqual(french[trade].map(({ id }) => id))
  for (const library of [french, english])
    expect(new Set(all(library).map(({ title }) => title)).size).toBe(40)
  for (const [index, point] of all(french).entries())
    expect(shapeOf(all(english)[index]), point.id).toEqual(shapeOf(point))
})

test.each([...all(french), ...all(english)].map((point) => [point.title, point] as const))(
  '%s: a brief of which the review says no more than to add examples of one’s own',
  (_, point) => {
    const { findings, variables } = PROMPTS.evaluate(answersOf(point))
    expect(findings.filter(({ rule }) => rule !== 'one-example')).toEqual([])
    expect(variables.length).toBeGreaterThan(0)
  },
)

test('nothing is lost on the way into the fields', () => {
  for (const point of [...all(french), ...all(english)]) {
    const { brief } = PROMPTS.evaluate(answersOf(point))
    expect(brief.constraints).toEqual(point.constraints)
    expect(brief.examples).toEqual(point.examples)
    expect(brief.checks).toEqual(point.checks)
    expect(brief.fields.map(({ name }) => name)).toEqual(Object.keys(point.fields ?? {}))
    for (const question of PROMPTS.questions.filter(({ kind }) => kind === 'text'))
      expect(String(answersOf(point)[question.id] ?? '').length).toBeLessThanOrEqual(
        'longest' in question ? question.longest : 0,
      )
  }
})

// The same words in another order would be the same starting point under another name.
test('no two starting points share a fifth of their words', () => {
  for (const library of [french, english]) {
    const bags = all(library).map(wordsIn)
    for (const [index, bag] of bags.entries())
      for (const other of bags.slice(index + 1)) {
        const shared = [...bag].filter((word) => other.has(word)).length
        expect(shared / (bag.size + other.size - shared)).toBeLessThan(0.2)
      }
  }
})

const shapeOf = (point: StartingPoint | undefined) => ({
  id: point?.id,
  style: point?.style,
  examples: point?.examples.length,
  fields: Object.keys(point?.fields ?? {}).length,
})

const wordsIn = (point: StartingPoint): ReadonlySet<string> =>
  new Set(
    Object.values(answersOf(point))
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [],
  )
