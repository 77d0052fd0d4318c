/** The maturity quiz: what twelve answers come to, and that each of them counts. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIMENSIONS, LEVELS, QUIZ, type Maturity } from '../../site/tools/quiz/tool.ts'
import { words as en } from '../../site/tools/quiz/words.en.ts'
import { words as fr } from '../../site/tools/quiz/words.fr.ts'
import type { Answers } from '../../site/tools/frame/question.ts'

const OPTIONS = ['l1', 'l2', 'l3', 'l4', 'l5', 'unsure'] as const
const ids = QUIZ.questions.map(({ id }) => id)
const option = fc.constantFrom(...OPTIONS)
/** Everything answered. */
const complete = fc.record(Object.fromEntries(ids.map((id) => [id, option])))
/** Any part of it, nothing included. */
const some = fc
  .tuple(complete, fc.subarray(ids))
  .map(([answers, kept]): Answers => Object.fromEntries(kept.map((id) => [id, answers[id]!])))
const all = (level: string): Answers => Object.fromEntries(ids.map((id) => [id, level]))

describe('two results worked by hand', () => {
  test('a company that has rules and accounts, and no use yet', () => {
    // rules (4 + 4) / 2 = 4, tools (3 + 4) / 2 = 3.5, data (2 + 3) / 2 = 2.5, people (2 + 1) / 2 = 1.5,
    // work (1 + 1) / 2 = 1, direction (2 + 1) / 2 = 1.5: sum 14, mean 14 / 6 = 2.333…
    // score (2.333 − 1) / 4 × 100 = 33; stage 2, and work at 1 allows 2.
    const found = QUIZ.evaluate({
      paste: 'l4',
      record: 'l4',
      account: 'l3',
      outage: 'l4',
      place: 'l2',
      conflict: 'l3',
      skill: 'l2',
      time: 'l1',
      task: 'l1',
      check: 'l1',
      decide: 'l2',
      measure: 'l1',
    })
    expect(found).toMatchObject({ score: 33, stage: 2, heldBack: false })
    expect(found.lowest).toEqual([{ dimension: 'work', value: 1, level: 1 }])
  })

  test('a company whose tools are far ahead of its rules', () => {
    // rules (unsure counts 1 + 2) / 2 = 1.5; the five others (5 + 5) / 2 = 5: sum 26.5, mean 4.4166…
    // score 3.4166 / 4 × 100 = 85; the mean is at stage 4, but rules at 1 allow no more than 2.
    const found = QUIZ.evaluate({ ...all('l5'), paste: 'unsure', record: 'l2' })
    expect(found).toMatchObject({ score: 85, stage: 2, heldBack: true, unsure: ['paste'] })
    expect(found.lowest.map(({ dimension }) => dimension)).toEqual(['rules'])
  })
})

describe('what is said of where to begin', () => {
  const why = (change: Answers): readonly string[] => {
    const { lowest, rated } = QUIZ.evaluate({ ...all('l5'), ...change })
    return [fr, en].map((words) =>
      words.firstWhy(
        lowest.map(({ dimension }) => words.parts[dimension]),
        rated.length,
      ),
    )
  }
  test('one area is the lowest', () => {
    const [french, english] = why({ task: 'l1', check: 'l1' })
    expect([french, english]).toEqual([
      expect.stringMatching(/le plus bas/u),
      expect.stringMatching(/your lowest area/u),
    ])
  })
  test('two are, and none is called lower than the other', () => {
    const [french, english] = why({ task: 'l1', check: 'l1', skill: 'l1', time: 'l1' })
    expect(french).toMatch(/ et .* les plus bas, au même niveau/u)
    expect(english).toMatch(/ and .* lowest areas, all level/u)
  })
  test('none is, where all are level', () => {
    for (const words of why({})) expect(words).toMatch(/tous au même niveau|all stand level/u)
  })
})

describe('whatever is answered', () => {
  test('stays in bounds and never throws', () => {
    fc.assert(
      fc.property(some, (answers) => {
        const { score, stage, rated } = QUIZ.evaluate(answers)
        expect(score >= 0 && score <= 100).toBe(true)
        expect(LEVELS).toContain(stage)
        for (const { value, level } of rated) {
          expect(value >= 1 && value <= 5).toBe(true)
          expect(LEVELS).toContain(level)
        }
      }),
    )
    expect(QUIZ.evaluate({})).toMatchObject({ score: 0, stage: 1, rated: [], lowest: [] })
  })

  test('the same answers give the same result, in whatever order', () => {
    fc.assert(
      fc.property(complete, (answers) => {
        const turned = Object.fromEntries(Object.entries(answers).toReversed())
        expect(QUIZ.evaluate(turned)).toEqual(QUIZ.evaluate(answers))
      }),
    )
  })

  test('a higher level never lowers score, stage or dimension', () => {
    fc.assert(
      fc.property(complete, fc.constantFrom(...ids), (answers, id) => {
        const at = OPTIONS.indexOf(answers[id]!)
        fc.pre(at < 4)
        const before = QUIZ.evaluate(answers)
        const after = QUIZ.evaluate({ ...answers, [id]: OPTIONS[at + 1]! })
        expect(after.score).toBeGreaterThan(before.score)
        expect(after.stage).toBeGreaterThanOrEqual(before.stage)
        const values = ({ rated }: Maturity) => rated.map(({ value }) => value)
        values(after).forEach((value, index) =>
          expect(value).toBeGreaterThanOrEqual(values(before)[index]!),
        )
      }),
    )
  })

  test('not to know counts as the first level, and is told', () => {
    fc.assert(
      fc.property(complete, fc.constantFrom(...ids), (answers, id) => {
        const unsure = QUIZ.evaluate({ ...answers, [id]: 'unsure' })
        const lowest = QUIZ.evaluate({ ...answers, [id]: 'l1' })
        expect(unsure.score).toBe(lowest.score)
        expect(unsure.unsure).toContain(id)
        expect(lowest.unsure).not.toContain(id)
      }),
    )
  })

  test('the stage is that of the mean, and never more than one ahead of the lowest dimension', () => {
    fc.assert(
      fc.property(complete, (answers) => {
        const { stage, lowest, heldBack, rated } = QUIZ.evaluate(answers)
        // In twelfths, whole numbers: each of the six values is in halves.
        const twelfths = rated.reduce((sum, { value }) => sum + 2 * value, 0)
        const reached = Math.floor(twelfths / 12)
        expect(stage).toBe(Math.min(reached, lowest[0]!.level + 1))
        expect(heldBack).toBe(stage < reached)
      }),
      { examples: [[all('l5') as never], [all('l1') as never]] },
    )
  })
})

test('each question changes the result, whatever the others say', () => {
  fc.assert(
    fc.property(complete, fc.constantFrom(...ids), (answers, id) => {
      const low = QUIZ.evaluate({ ...answers, [id]: 'l1' })
      const high = QUIZ.evaluate({ ...answers, [id]: 'l5' })
      expect(high.score).toBeGreaterThan(low.score)
    }),
  )
})

test('every stage, every level of every dimension and every lowest dimension can be reached', () => {
  const stages = new Set<number>()
  const levels = new Set<string>()
  const lowest = new Set<string>()
  for (const level of LEVELS) {
    const found = QUIZ.evaluate(all(`l${level}`))
    stages.add(found.stage)
    for (const each of found.rated) levels.add(`${each.dimension}${each.level}`)
    for (const dimension of DIMENSIONS) {
      const own = QUIZ.questions.filter(({ part }) => part === dimension)
      const under = Object.fromEntries(own.map(({ id }) => [id, 'l1']))
      lowest.add(QUIZ.evaluate({ ...all('l5'), ...under }).lowest[0]!.dimension)
    }
  }
  expect([...stages]).toEqual([...LEVELS])
  expect(levels.size).toBe(DIMENSIONS.length * LEVELS.length)
  expect([...lowest].toSorted()).toEqual([...DIMENSIONS].toSorted())
})

test.each([
  ['fr', fr],
  ['en', en],
])('every question, level, stage and step has its words, %s', (_, words) => {
  for (const { id, part } of QUIZ.questions) {
    const said = words.questions[id as keyof typeof words.questions]
    expect(Object.keys(said.options)).toEqual([...OPTIONS])
    expect(words.parts).toHaveProperty(part)
  }
  for (const level of LEVELS) {
    expect(words.stages[level].title).not.toBe('')
    for (const dimension of DIMENSIONS) expect(words.next[dimension][level]).toMatch(/[.?]$/u)
  }
})
