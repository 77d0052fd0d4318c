/** What every tool has in common: which questions are asked, and what comes from outside. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedAfter, firstOpen, heeded, withStarts } from '../../site/tools/frame/asked.ts'
import { fits, fitting } from '../../site/tools/frame/fitting.ts'
import { answered, begunAnew, forgotten, settled } from '../../site/tools/frame/keeping.ts'
import type { Answers, Question } from '../../site/tools/frame/question.ts'
import { readKept, toKeep, type Save } from '../../site/tools/frame/save.ts'

const questions: readonly Question[] = [
  { id: 'size', part: 'firm', kind: 'choice', options: ['one', 'more', 'unsure'] },
  {
    id: 'teams',
    part: 'firm',
    kind: 'several',
    options: ['sales', 'support', 'law'],
    most: 2,
    when: ({ size }) => size === 'more',
  },
  {
    id: 'law',
    part: 'firm',
    kind: 'choice',
    options: ['yes', 'no'],
    when: ({ teams }) => Array.isArray(teams) && teams.includes('law'),
  },
  {
    id: 'hours',
    part: 'work',
    kind: 'amount',
    least: 0,
    most: 40,
    step: 1,
    unit: 'hours',
    start: 5,
  },
  { id: 'note', part: 'work', kind: 'text', longest: 20, optional: true },
]
const tool = { questions, version: 3 }
const ids = (asked: readonly Question[]) => asked.map(({ id }) => id)

const sound: fc.Arbitrary<Answers> = fc.record(
  {
    size: fc.constantFrom('one', 'more', 'unsure'),
    teams: fc.subarray(['sales', 'support', 'law'], { maxLength: 2 }),
    law: fc.constantFrom('yes', 'no'),
    hours: fc.integer({ min: 0, max: 40 }),
    note: fc.string({ maxLength: 20 }),
  },
  { requiredKeys: [] },
)

describe('which questions are asked', () => {
  test('follows from the answers before, and from those that count alone', () => {
    expect(ids(askedAfter(questions, {}))).toEqual(['size', 'hours', 'note'])
    expect(ids(askedAfter(questions, { size: 'more' }))).toContain('teams')
    expect(ids(askedAfter(questions, { size: 'more', teams: ['law'] }))).toContain('law')
    // The teams were chosen before the size was corrected: they count no more, nor what hangs on them.
    expect(ids(askedAfter(questions, { size: 'one', teams: ['law'], law: 'yes' }))).toEqual([
      'size',
      'hours',
      'note',
    ])
  })

  test('answers that are moot are left out, and come back with their question', () => {
    const answers = { size: 'one', teams: ['law'], law: 'yes', hours: 3 }
    expect(heeded(questions, answers)).toEqual({ size: 'one', hours: 3 })
    expect(heeded(questions, { ...answers, size: 'more' })).toEqual({ ...answers, size: 'more' })
  })

  test('what is left out once is left out for good', () => {
    fc.assert(
      fc.property(sound, (answers) => {
        const once = heeded(questions, answers)
        expect(heeded(questions, once)).toEqual(once)
        expect(askedAfter(questions, once)).toEqual(askedAfter(questions, answers))
      }),
    )
  })

  test('the first open one is the first that has to be answered', () => {
    expect(firstOpen(questions, {})?.id).toBe('size')
    expect(firstOpen(questions, { size: 'one' })?.id).toBe('hours')
    expect(firstOpen(questions, { size: 'one', hours: 2 })).toBeUndefined()
    expect(withStarts(questions, {})).toEqual({ hours: 5 })
    expect(withStarts(questions, { hours: 2 })).toEqual({ hours: 2 })
  })
})

describe('answers from outside', () => {
  test.each([
    ['size', 'two'],
    ['size', ['one']],
    ['teams', 'sales'],
    ['teams', ['sales', 'sales']],
    ['teams', ['sales', 'support', 'law']],
    ['teams', ['sales', 7]],
    ['hours', '5'],
    ['hours', 41],
    ['hours', Number.NaN],
    ['note', 'x'.repeat(21)],
    ['nobody', 'asked'],
    ['__proto__', 'one'],
    ['constructor', 'one'],
  ])('are refused where no question has such an answer: %s', (id, answer) => {
    const given = JSON.parse(JSON.stringify({ size: 'one', hours: 5 })) as object
    Object.defineProperty(given, id, { value: answer, enumerable: true })
    const found = fitting(questions, given)
    expect(found.refused).toBe(1)
    expect(Object.keys(found.answers)).not.toContain(id)
  })

  test('of any kind never throw, and what is taken fits', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const { answers } = fitting(questions, given)
        const taken = questions.filter(({ id }) => Object.hasOwn(answers, id))
        expect(taken.every((question) => fits(question, answers[question.id]))).toBe(true)
      }),
    )
  })

  test('that are sound are all taken', () => {
    fc.assert(
      fc.property(sound, (answers) => {
        expect(fitting(questions, answers)).toEqual({ answers, refused: 0 })
      }),
    )
  })
})

describe('what a device keeps', () => {
  const dated = fc.record({ day: fc.constantFrom('2026-01-31', '2026-11-23'), answers: sound })
  const save: fc.Arbitrary<Save> = fc
    .record({ answers: sound, results: fc.array(dated, { maxLength: 3 }), settled: fc.boolean() })
    .map((one) => ({ ...one, settled: one.settled && one.results.length > 0 }))
  const again = (one: Save) => readKept(tool, JSON.parse(JSON.stringify(toKeep(tool, one))))

  test('is read as it was written', () => {
    fc.assert(
      fc.property(save, (one) => {
        expect(again(one)).toEqual({ ...one, at: undefined, damaged: false })
      }),
    )
  })

  test('of any kind is read without harm, and damage is told', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const read = readKept(tool, kept)
        expect(read.damaged).toBe(kept !== undefined)
      }),
    )
    const older = { version: 2, answers: { size: 'one', gone: 'x' }, results: [{ day: 'never' }] }
    expect(readKept(tool, older)).toMatchObject({
      answers: { size: 'one' },
      results: [],
      damaged: true,
    })
  })

  test('a result belongs to its answers until one begins anew', () => {
    const first = settled(
      { answers: { size: 'one' }, results: [] },
      { size: 'one' },
      '2026-01-01',
      2,
    )
    const corrected = settled(answered(first, 'size', 'more'), { size: 'more' }, '2026-01-02', 2)
    expect(corrected.results).toEqual([{ day: '2026-01-02', answers: { size: 'more' } }])
    const anew = begunAnew(corrected)
    expect(anew.answers).toEqual({})
    const second = settled(anew, { size: 'unsure' }, '2026-02-01', 2)
    expect(second.results.map(({ day }) => day)).toEqual(['2026-02-01', '2026-01-02'])
    const third = settled(begunAnew(second), {}, '2026-03-01', 2)
    expect(third.results.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-01'])
    expect(forgotten(third, 0)).toMatchObject({ settled: false, results: [{ day: '2026-02-01' }] })
    expect(forgotten(third, 1).settled).toBe(true)
  })
})
