/** The evaluator: a project's five dimensions, its sum, the verdict and what would change it. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factValue } from '../../site/facts/facts.ts'
import { reasonsOf } from '../../site/pages/tool/evaluator/told-in-words.ts'
import { RATES } from '../../site/routes/evaluator-data.ts'
import { POINTS } from '../../site/tools/evaluator/dimensions.ts'
import { MODEL_IDS, pricesOf } from '../../site/tools/evaluator/models.ts'
import { evaluatorWith } from '../../site/tools/evaluator/tool.ts'
import { DOUBTS, judge as judgeWith, STOPS, VERDICTS } from '../../site/tools/evaluator/verdict.ts'
import { words } from '../../site/tools/evaluator/words.fr.ts'
import type { Answers } from '../../site/tools/frame/question.ts'
import { SORTING } from '../../stories/sample/tool/sorting.ts'
import { allAnswers, answerTo, hostileAnswers, someAnswers } from '../support/any-answers.ts'

const { evaluate, questions: EVALUATOR_QUESTIONS } = evaluatorWith(RATES)
const judge = (answers: Answers) => judgeWith(answers, RATES)
const some = someAnswers(EVALUATOR_QUESTIONS)
const all = allAnswers(EVALUATOR_QUESTIONS)

/** An assistant that answers customers alone, rarely asked, with prices of one's own. */
const ASSISTANT: Answers = {
  ...SORTING,
  job: 'converse',
  truth: 'expert',
  tried: 'mixed',
  examples: 'few',
  volume: 300,
  minutes: 8,
  share: 40,
  owner: 'shared',
  review: 'after',
  days: 20,
  model: 'own',
  'price-read': 3,
  'price-written': 15,
  read: 8000,
  written: 600,
}

describe('the sum', () => {
  test('of the sorting, by hand', () => {
    const { economics, dimensions, verdict, score } = evaluate(SORTING)
    // 3 000 × (1 200 × 0.1 $ + 50 × 0.5 $) ÷ 1 000 000 = 0.435 $, to the cent.
    expect(economics!.model).toBe(0.44)
    // 3 000 × 3 min = 150 h; 60 % = 90 h; less 4 h = 86 h; at 40 € = 3 440 €; less 30.44 €.
    expect(economics!.cases.told).toMatchObject({
      spent: 150,
      freed: 90,
      back: 86,
      worth: 3440,
      monthly: 3409.56,
      cost: 6000,
      // 6 000 ÷ 3 409.56 = 1.76
      months: 1.8,
    })
    // 36 % saved = 54 h, less 4 = 50 h, 2 000 €, less 30.44 €; 15 days = 9 000 €; 4.57 months.
    expect(economics!.cases.prudent).toMatchObject({ back: 50, cost: 9000, months: 4.6 })
    // 72 %: 108 h, less 4.
    expect(economics!.cases.hopeful).toMatchObject({ back: 104, cost: 6000 })
    // A case brings 3 ÷ 60 × 60 % × 40 € = 1.20 €, less 0.000145 $; (4 × 40 + 30) ÷ 1.199855.
    expect(economics!.breakEven).toBe(159)
    // (90 + 95 + 70 + 95) ÷ 4; (75 + 95 + 95) ÷ 3; (95 + 100 × 86 ÷ 106) ÷ 2;
    // (75 + 65 + 95 + 70) ÷ 4; 100 − 100 × (6 000 + 24 × 30.44) ÷ (24 × 3 440).
    expect(dimensions.map((each) => each.score)).toEqual([88, 88, 88, 76, 92])
    expect([verdict, score]).toEqual(['go', 86])
  })

  test('of the assistant, by hand', () => {
    const { economics, dimensions, verdict, doubts } = evaluate(ASSISTANT)
    // 300 × (8 000 × 3 $ + 600 × 15 $) ÷ 1 000 000 = 9.90 $
    expect(economics!.model).toBe(9.9)
    // 40 h; 16 h; less 4 h = 12 h; 480 €; less 39.90 € = 440.10 €; 12 000 ÷ 440.10 = 27.27 months.
    expect(economics!.cases.told).toMatchObject({ back: 12, monthly: 440.1, months: 27.3 })
    // (50 + 70 + 70 + 60) ÷ 4; (75 + 45 + 95) ÷ 3; (55 + 100 × 12 ÷ 32) ÷ 2;
    // (75 + 40 + 95 + 70) ÷ 4; what it costs is more than it brings in two years: 0.
    expect(dimensions.map((each) => each.score)).toEqual([63, 72, 46, 70, 0])
    expect(verdict).toBe('later')
    expect(doubts).toEqual(['weak', 'slow', 'fragile'])
  })

  test('list prices are those of the facts, and a long request costs what it costs', () => {
    for (const model of MODEL_IDS)
      expect(pricesOf(RATES, model)).toEqual({
        read: factValue(`models.${model}-input`),
        written: factValue(`models.${model}-output`),
      })
    const step = factValue('models.claude-haiku-5-5-price-step')
    expect(pricesOf(RATES, 'claude-haiku-5-5', step).read).toBe(0.1)
    expect(pricesOf(RATES, 'claude-haiku-5-5', step + 1)).toEqual({ read: 0.5, written: 2.5 })
    const far = factValue('models.gpt-6-2-sol-price-step')
    expect(pricesOf(RATES, 'gpt-6-2-sol', far)).toEqual({ read: 2, written: 10 })
    expect(pricesOf(RATES, 'gpt-6-2-sol', far + 1)).toEqual({ read: 4, written: 15 })
    expect(pricesOf(RATES, 'claude-opus-5-5', far + 1).read).toBe(4)
  })

  test('each model is told at the same volume, and what is not given is assumed aloud', () => {
    const { economics } = evaluate({ job: 'search', volume: 1000, minutes: 10 })
    expect(economics!.inputs).toMatchObject({ read: 5000, written: 400, hourly: 43.9, share: 30 })
    expect(economics!.assumed.join(' ')).toBe(
      'share hourly days rate upkeep hosting read written prices',
    )
    // 1 000 × (5 000 × p + 400 × q) ÷ 1 000 000: 0.5 + 0.2, 10 + 4, 20 + 8, 10 + 4.
    expect(economics!.models.map(({ month }) => month)).toEqual([0.7, 14, 28, 14])
    expect(evaluate({ job: 'search', volume: 1000 }).economics).toBeUndefined()
  })

  test('more saved never pays back later, dearer tokens never earlier', () => {
    fc.assert(
      fc.property(all, fc.nat(20), fc.nat(100), (given, steps, price) => {
        const answers: Answers = { ...given, model: 'own' }
        const monthly = (more: Answers) =>
          judge({ ...answers, ...more }).economics!.cases.told.monthly
        const share = Math.min(100, Number(given['share']) + steps * 5)
        expect(monthly({ share })).toBeGreaterThanOrEqual(monthly({}))
        const dearer = Math.min(500, Number(given['price-read']) + price)
        expect(monthly({ 'price-read': dearer })).toBeLessThanOrEqual(monthly({}))
      }),
    )
  })

  test('the prudent case brings no more than what was told, the hopeful one no less', () => {
    fc.assert(
      fc.property(all, (answers) => {
        const { prudent, told, hopeful } = judge(answers).economics!.cases
        expect(prudent.year).toBeLessThanOrEqual(told.year)
        expect(told.year).toBeLessThanOrEqual(hopeful.year)
      }),
    )
  })

  test('a month brings something in from the break-even on, and not before', () => {
    fc.assert(
      fc.property(all, (answers) => {
        const { breakEven, inputs } = judge(answers).economics!
        if (breakEven === undefined) return
        const { minutes, share, hourly, read, written, prices, upkeep, hosting } = inputs
        const month = (volume: number) =>
          volume * ((minutes / 60) * (share / 100) * hourly) -
          (volume * (read * prices.read + written * prices.written)) / 1e6 -
          upkeep * hourly -
          hosting
        expect(month(breakEven)).toBeGreaterThan(-1e-6)
        expect(month(breakEven - 1)).toBeLessThan(1e-6)
      }),
    )
  })
})

describe('the verdict', () => {
  test('every one is reached, by each of its reasons', () => {
    const verdicts = new Set<string>()
    const reasons = new Set<string>()
    const base = fc.constantFrom(SORTING, ASSISTANT)
    const mixed = fc.tuple(base, some).map(([one, other]) => ({ ...one, ...other }))
    for (const answers of fc.sample(fc.oneof(mixed, some, base), { numRuns: 600, seed: 7 })) {
      const { verdict, stops, doubts } = judge(answers)
      verdicts.add(verdict)
      for (const each of [...stops, ...doubts]) reasons.add(each)
    }
    expect(verdicts).toEqual(new Set(VERDICTS))
    expect(reasons).toEqual(new Set([...STOPS, ...DOUBTS]))
  })

  test.each([
    ['banned', { area: 'banned' }],
    ['rights', { rights: 'no' }],
    ['missing', { access: 'missing' }],
    ['blind', { truth: 'nobody' }],
    ['harm', { harm: 'people', review: 'never' }],
    ['loss', { share: 0 }],
  ] as const)('%s alone is enough for « not now »', (stop, change) => {
    const { verdict, stops } = evaluate({ ...SORTING, ...change })
    expect(stops).toContain(stop)
    expect(verdict).toBe('later')
  })

  test('what never pays back is told once: as a loss, and not as slow', () => {
    const { stops, doubts } = evaluate({ ...SORTING, share: 0 })
    expect([stops, doubts]).toEqual([['loss'], ['weak', 'fragile']])
  })

  test('goes by what its own page says: 60 a dimension, 25 at least, a year, two in the prudent case', () => {
    // (35 + 95 + 55) ÷ 3 = 62; with fewer examples (35 + 75 + 55) ÷ 3 = 55.
    const data = { ...SORTING, access: 'scattered', rights: 'likely' }
    expect(judge(data)).toMatchObject({ verdict: 'go', doubts: [] })
    expect(judge({ ...data, examples: 'some' })).toMatchObject({
      verdict: 'pilot',
      doubts: ['weak'],
    })
    // (35 + 10) ÷ 2 = 23
    const poor = { ...data, examples: 'none', rights: 'unsure' }
    expect(judge(poor)).toMatchObject({ verdict: 'later', stops: [] })
    // 18 000 ÷ 3 409.56 = 5.3 months, and 27 000 ÷ 1 969.56 = 13.7 in the prudent case; then
    // 36 000 and 54 000: 10.6 and 27.4. Cost: 100 − 100 × (18 000 + 730.56) ÷ 82 560.
    const longer = judge({ ...SORTING, days: 30 })
    expect(longer.verdict).toBe('go')
    expect(longer.dimensions.at(-1)!.score).toBe(77)
    expect(judge({ ...SORTING, days: 60 }).doubts).toEqual(['weak', 'fragile'])
  })

  test('nobody goes without a trial by hand, or without knowing what the data and the law allow', () => {
    expect(judge(SORTING).verdict).toBe('go')
    const { tried: _tried, ...untried } = SORTING
    const { rights: _rights, ...unsettled } = SORTING
    for (const answers of [untried, { ...SORTING, tried: 'unsure' }])
      expect(judge(answers)).toMatchObject({ verdict: 'pilot', doubts: ['untried'] })
    for (const answers of [unsettled, { ...SORTING, rights: 'unsure' }])
      expect(judge(answers)).toMatchObject({ verdict: 'pilot', doubts: ['unsettled'] })
    const { area: _area, ...unread } = SORTING
    for (const answers of [unread, { ...SORTING, area: 'unsure' }])
      expect(judge(answers)).toMatchObject({ verdict: 'pilot', doubts: ['unread'] })
  })

  test('nobody goes whose trial by hand failed, however good the rest', () => {
    // (90 + 95 + 90 + 5) ÷ 4: a good dimension, by its mean.
    const failed = evaluate({ ...SORTING, tolerance: 'reviewed', tried: 'fails' })
    expect(failed.dimensions[0]!.score).toBe(70)
    expect(failed).toMatchObject({ verdict: 'pilot', doubts: ['failed'] })
    // Nor does it say beside that that feasibility holds.
    const said = reasonsOf(failed, words, 'fr').map(({ kind, text }) => `${kind}: ${text}`)
    expect(said).toEqual([
      expect.stringMatching(/^doubt: /u),
      expect.stringMatching(/^good: Tient bien.: les données/u),
    ])
    expect(said[1]).not.toContain('faisabilité')
  })

  test('a use of the regulation’s list is never more than a pilot', () => {
    fc.assert(
      fc.property(all, (answers) => {
        expect(judge({ ...answers, area: 'listed' }).verdict).not.toBe('go')
      }),
    )
  })

  test('nothing known of a dimension leaves it open, but does not hide a stop', () => {
    const { volume: _volume, ...unknown } = SORTING
    expect(evaluate(unknown).verdict).toBe('open')
    expect(evaluate({ ...unknown, truth: 'nobody' }).verdict).toBe('later')
    expect(evaluate({}).verdict).toBe('open')
  })

  test('a better choice never lowers its dimension', () => {
    const choices = Object.entries(POINTS).flatMap(([dimension, questions]) =>
      Object.entries(questions).map(([question, points]) => ({ dimension, question, points })),
    )
    fc.assert(
      fc.property(all, fc.constantFrom(...choices), (given, { dimension, question, points }) => {
        const ranked = Object.entries(points).toSorted(([, a], [, b]) => a - b)
        const scores = ranked.map(
          ([option]) =>
            // Tokens follow what it does, and would move the sum: that is not the choice's score.
            judge({ ...given, [question]: option }).dimensions.find(({ id }) => id === dimension)!
              .score!,
        )
        expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('what would change it', () => {
  test('does change it, and nothing nearer of the same kind does', () => {
    const near = fc.constantFrom(SORTING, ASSISTANT)
    fc.assert(
      fc.property(
        near,
        fc.subarray(EVALUATOR_QUESTIONS.map(({ id }) => id)),
        all,
        (base, ids, by) => {
          const answers = {
            ...base,
            ...Object.fromEntries(ids.slice(0, 3).map((id) => [id, by[id]!])),
          }
          const { verdict, flips } = evaluate(answers)
          // Better verdicts first, then the nearest.
          const order = flips.map((flip) => [VERDICTS.indexOf(flip.verdict), flip.far] as const)
          expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
          for (const { question, from, to, verdict: other } of flips) {
            expect(other).not.toBe(verdict)
            expect(evaluate({ ...answers, [question]: to }).verdict).toBe(other)
            const asked = EVALUATOR_QUESTIONS.find(({ id }) => id === question)!
            if (asked.kind !== 'amount' || typeof to !== 'number') continue
            const step = Math.sign(Number(from) - to) * asked.step
            // One step short of it, which may be where one stands.
            const short = Math.round((to + step) * 100) / 100
            expect(evaluate({ ...answers, [question]: short }).verdict).toBe(verdict)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('of the sorting: fewer messages, and a share that could not be held', () => {
    const { flips } = evaluate(SORTING)
    expect(flips.find(({ question }) => question === 'volume')).toMatchObject({ from: 3000 })
    expect(flips).toContainEqual(
      expect.objectContaining({ question: 'area', to: 'listed', verdict: 'pilot' }),
    )
    expect(flips.map(({ question }) => question)).toContain('rights')
  })
})

describe('the result', () => {
  test('is the same for the same answers, bounded, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(some, hostileAnswers(EVALUATOR_QUESTIONS)), (answers) => {
        const result = evaluate(answers)
        expect(evaluate({ ...answers })).toEqual(result)
        for (const { score = 0 } of [...result.dimensions, result]) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('no question is without effect', () => {
    const silent = EVALUATOR_QUESTIONS.filter((question) => {
      const answers = fc.sample(answerTo(question), { numRuns: 30, seed: 3 })
      const seen = answers.map((answer) =>
        JSON.stringify(judge({ ...ASSISTANT, [question.id]: answer })),
      )
      return new Set(seen).size === 1
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})
