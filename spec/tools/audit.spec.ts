/** The audit: what is asked, where one stands, what comes first, what the law says, ninety days. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditData } from '../../site/routes/audit-data.ts'
import { DIMENSIONS, POINTS, STAGES, stageOf } from '../../site/tools/audit/dimensions.ts'
import { AUDIT_QUESTIONS } from '../../site/tools/audit/questions.ts'
import { CLASSES, RISK_IDS } from '../../site/tools/audit/risks.ts'
import { TASK_IDS, TASKS } from '../../site/tools/audit/tasks.ts'
import { audit } from '../../site/tools/audit/tool.ts'
import { heeded } from '../../site/tools/frame/asked.ts'
import type { Answers } from '../../site/tools/frame/question.ts'
import { factValue } from '../../site/facts/facts.ts'
import { shareSaved } from '../../site/tools/roi/compute.ts'
import { allAnswers, answerTo, hostileAnswers, someAnswers } from '../support/any-answers.ts'

const { evaluate } = audit
const { law: LAW } = auditData('fr')
const some = someAnswers(AUDIT_QUESTIONS)
const all = allAnswers(AUDIT_QUESTIONS)
const ideaFor = (answers: Answers, task: string) =>
  evaluate(answers).opportunities.find((idea) => idea.task === task)!

/** A workshop of eight: quotes and answers by hand, files everywhere, nothing written. */
const WORKSHOP: Answers = {
  size: 'team',
  goal: 'delays',
  leads: 'interested',
  tasks: ['answers', 'quotes'],
  'hours-answers': 10,
  'hours-quotes': 6,
  written: 'heads',
  alike: 'kinds',
  measure: 'nothing',
  where: 'personal',
  quality: 'half',
  personal: 'ordinary',
  stack: 'office',
  usage: 'own',
  pasted: 'customers',
  rules: 'none',
  records: 'none',
  readers: 'checked',
  areas: ['none'],
}

/** A lender of two hundred, well equipped, that wants to sort applications. */
const LENDER: Answers = {
  size: 'medium',
  goal: 'quality',
  leads: 'budget',
  tasks: ['sorting', 'minutes'],
  'hours-sorting': 40,
  'hours-minutes': 8,
  written: 'followed',
  alike: 'same',
  measure: 'errors',
  where: 'linked',
  quality: 'checked',
  personal: 'sensitive',
  stack: 'connected',
  usage: 'built',
  rules: 'known',
  records: 'covers',
  readers: 'direct',
  areas: ['credit'],
  oversight: 'alone',
}

describe('the questions', () => {
  test('there are twenty to thirty, and nobody is asked more than 21', () => {
    expect(AUDIT_QUESTIONS.length).toBeGreaterThanOrEqual(20)
    expect(AUDIT_QUESTIONS.length).toBeLessThanOrEqual(30)
    fc.assert(
      fc.property(all, (answers) => {
        expect(Object.keys(heeded(AUDIT_QUESTIONS, answers)).length).toBeLessThanOrEqual(
          audit.mostAsked!,
        )
      }),
    )
  })

  test('each has an effect on some result', () => {
    const silent = AUDIT_QUESTIONS.filter((question) => {
      // Somebody whom all of them concern.
      const base = { ...LENDER, tasks: ['answers'], usage: 'own', 'hours-answers': 5 }
      const samples = [base, WORKSHOP, LENDER, ...TASK_IDS.map((id) => ({ ...base, tasks: [id] }))]
      const answers = fc.sample(answerTo(question), { numRuns: 40, seed: 1 })
      return samples.every((sample) => {
        const seen = answers.map((answer) =>
          JSON.stringify(evaluate({ ...sample, [question.id]: answer })),
        )
        return new Set(seen).size === 1
      })
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('what a task took back has left behind counts no more', () => {
    expect(evaluate({ tasks: ['minutes'], 'hours-answers': 100 })).toEqual(
      evaluate({ tasks: ['minutes'] }),
    )
    expect(evaluate({ usage: 'shared', pasted: 'customers' })).toEqual(
      evaluate({ usage: 'shared' }),
    )
  })
})

describe('the result', () => {
  test('is the same for the same answers, and for any subset of them', () => {
    fc.assert(
      fc.property(some, (answers) => {
        const result = evaluate(answers)
        expect(evaluate(structuredClone(answers))).toEqual(result)
        expect(result.opportunities).toHaveLength(5)
        expect(result.plan.map(({ days }) => days)).toEqual([30, 60, 90])
        for (const { steps } of result.plan) {
          expect(steps.length).toBeGreaterThanOrEqual(2)
          expect(steps.length).toBeLessThanOrEqual(7)
        }
      }),
    )
  })

  test('is bounded, whatever a save or a link holds, and never throws', () => {
    fc.assert(
      fc.property(hostileAnswers(AUDIT_QUESTIONS), (answers) => {
        const { score = 0, dimensions, opportunities } = evaluate(answers)
        for (const value of [score, ...dimensions.map((each) => each.score ?? 0)]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
        for (const { effort, value } of opportunities)
          for (const degree of [effort, value]) expect([1, 2, 3, 4, 5]).toContain(degree)
      }),
    )
  })

  test('of no answer has no score, and still says what to do', () => {
    const { score, opportunities, aiActClass } = evaluate({})
    expect(score).toBeUndefined()
    expect(opportunities.every(({ suggested }) => suggested)).toBe(true)
    expect(aiActClass).toBe('unknown')
  })

  test('of the workshop, by hand', () => {
    const { score, stage, dimensions, brakes, strengths, opportunities } = evaluate(WORKSHOP)
    // Data (10 + 40) ÷ 2, processes (10 + 60) ÷ 2, team (35 + 40) ÷ 2, tools (40 + 30) ÷ 2,
    // security (10 + 10 + 5) ÷ 3 = 8.3, measure 10; halves are rounded up.
    expect(dimensions.map((each) => each.score)).toEqual([25, 35, 38, 35, 8, 10])
    // (25 + 35 + 38 + 35 + 8 + 10) ÷ 6 = 25.2
    expect([score, stage]).toEqual([25, 'begun'])
    expect(brakes).toEqual(['security', 'measure'])
    expect(strengths).toEqual([])
    expect(dimensions[0]!.lowest).toEqual({ question: 'where', option: 'personal' })
    // Answers: 10 h × 10 to 30 % = 1 to 3 h, 2 in the middle: value 3, 4 as it serves delays.
    // Effort 2, and 1 as files are scattered: 3. Quotes: 6 h × 15 to 35 % = 0.9 to 2.1 h, 1.5: 2,
    // and 1: 3. Effort 3 + 1: 4.
    expect(opportunities.slice(0, 2)).toMatchObject([
      {
        task: 'answers',
        value: 4,
        effort: 3,
        hours: { spent: 10, least: 1, most: 3 },
        first: true,
      },
      { task: 'quotes', value: 3, effort: 4, hours: { least: 0.9, most: 2.1 }, first: false },
    ])
  })

  test('of the lender, by hand', () => {
    const { score, stage, dimensions, opportunities, aiActClass, risks } = evaluate(LENDER)
    // (90 + 95) ÷ 2, (95 + 90) ÷ 2, (95 + 90) ÷ 2, 95, (95 + 90) ÷ 2, 90
    expect(dimensions.map((each) => each.score)).toEqual([93, 93, 93, 95, 93, 90])
    // 557 ÷ 6 = 92.8
    expect([score, stage]).toEqual([93, 'steered'])
    // Sorting: 40 h × 30 to 60 % = 12 to 24 h: value 5; effort 2, and 1 for many people: 3.
    // Minutes: 8 h × 30 to 60 % = 2.4 to 4.8 h, 3.6: 3, and 1 for quality; effort 1 + 1: 2.
    // Both are worth 2 more than they ask: the one of more value comes first.
    expect(opportunities.slice(0, 2)).toMatchObject([
      { task: 'sorting', value: 5, effort: 3 },
      { task: 'minutes', value: 4, effort: 2 },
    ])
    expect(aiActClass).toBe('high')
    expect(risks.map(({ id }) => id)).toEqual([
      'decides',
      'high',
      'sensitive',
      'processor',
      'transparency',
    ])
  })
})

describe('the score', () => {
  test('grows with each better answer', () => {
    fc.assert(
      fc.property(all, fc.constantFrom(...DIMENSIONS), fc.nat(), fc.nat(), (given, id, q, o) => {
        const questions = Object.keys(POINTS[id])
        const question = questions[q % questions.length]!
        const options = Object.entries(POINTS[id][question]!).toSorted(([, a], [, b]) => a - b)
        const at = o % (options.length - 1)
        // One that makes the question asked, where it depends on another.
        const answers = { ...given, ...(question === 'pasted' && { usage: 'own' }) }
        const scoreWith = (option: string) => {
          const result = evaluate({ ...answers, [question]: option })
          return [result.dimensions.find((each) => each.id === id)!.score ?? 0, result.score!]
        }
        // Elsewhere `usage` decides whether `pasted` is asked.
        if (question === 'usage') return
        const [low, high] = [scoreWith(options[at]![0]), scoreWith(options[at + 1]![0])]
        expect(high[0]).toBeGreaterThanOrEqual(low[0]!)
        expect(high[1]).toBeGreaterThanOrEqual(low[1]!)
      }),
    )
  })

  test('every stage is reached, at the quarters', () => {
    expect([0, 25, 50, 75].map(stageOf)).toEqual(STAGES)
    expect([24, 49, 74, 100].map(stageOf)).toEqual(STAGES)
    const reached = new Set<string | undefined>()
    for (const answers of fc.sample(some, { numRuns: 2000, seed: 4 }))
      reached.add(evaluate(answers).stage)
    expect(reached).toEqual(new Set(STAGES))
  })

  test('« I do not know » takes no points and is found out in the first month', () => {
    // However much there is to stop first.
    const unsure: Answers = { ...WORKSHOP, quality: 'unsure', areas: ['emotions'] }
    const { dimensions, plan } = evaluate(unsure)
    // Only where the data lie: 10.
    expect(dimensions[0]!.score).toBe(10)
    expect(plan[0]!.steps).toContainEqual({ id: 'find-out', question: 'quality' })
  })
})

describe('the ideas', () => {
  test('more hours never make one worth less', () => {
    const hours = fc.nat(200)
    fc.assert(
      fc.property(all, fc.constantFrom(...TASK_IDS), hours, hours, (given, task, one, other) => {
        const valueWith = (spent: number) =>
          ideaFor({ ...given, tasks: [task], [`hours-${task}`]: spent }, task).value
        expect(valueWith(Math.max(one, other))).toBeGreaterThanOrEqual(
          valueWith(Math.min(one, other)),
        )
      }),
    )
  })

  test('data in better order never makes one harder', () => {
    fc.assert(
      fc.property(all, fc.constantFrom(...TASK_IDS), (given, task) => {
        const efforts = ['personal', 'shared', 'export', 'linked'].map(
          (where) => ideaFor({ ...given, tasks: [task], where }, task).effort,
        )
        expect(efforts).toEqual(efforts.toSorted((a, b) => b - a))
      }),
    )
    // A search reads what is kept: 3, and one more or one less.
    const search = (where: string) => ideaFor({ tasks: ['search'], where }, 'search').effort
    expect(['personal', 'shared', 'linked'].map(search)).toEqual([4, 3, 2])
  })

  test('are ranked: choosing people last of all, named before suggested, then by value less effort, then by value', () => {
    fc.assert(
      fc.property(some, (answers) => {
        const { opportunities } = evaluate(answers)
        const ranks = opportunities.map(
          ({ suggested, regulated, value, effort }) =>
            (suggested ? 0 : 1000) - (regulated ? 5000 : 0) + 10 * (value - effort) + value,
        )
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
        expect(opportunities.some(({ task, suggested }) => suggested && task === 'hiring')).toBe(
          false,
        )
        // Who named it finds it, however many others there are, and never as the first trial.
        const named = Array.isArray(answers['tasks']) && answers['tasks'].includes('hiring')
        expect(opportunities.at(-1)!.task === 'hiring').toBe(named)
        expect(opportunities).toHaveLength(5)
      }),
    )
  })

  test('the two ranges that were measured hold what was measured', () => {
    const [least, most] = TASKS.answers.saved
    const measured = shareSaved(factValue('roi.support-productivity'))
    expect(measured).toBeGreaterThanOrEqual(least)
    expect(measured).toBeLessThanOrEqual(most)
    expect(TASKS.content.saved[1]).toBe(factValue('roi.writing-time'))
  })
})

describe('the plan', () => {
  const steps = (answers: Answers, at: number) =>
    evaluate({ ...WORKSHOP, ...answers }).plan[at]!.steps.map(({ id }) => id)

  test('trains others where there are others, and says that it is an AI where customers write', () => {
    expect(steps({}, 2)).toContain('train')
    expect(steps({ size: 'alone' }, 2)).not.toContain('train')
    expect(steps({ readers: 'direct' }, 1)).toContain('say-ai')
    expect(steps({}, 1)).not.toContain('say-ai')
  })

  test('strips names before a first trial, wherever there may be some', () => {
    expect(steps({ personal: 'none' }, 0)).not.toContain('strip-names')
    for (const personal of ['ordinary', 'sensitive', 'unsure']) {
      const own = steps({ personal }, 0)
      expect(own.indexOf('try-models') - own.indexOf('strip-names')).toBe(1)
    }
  })

  test('leaves aside an idea of high risk; a use of high risk is assessed, and its logs kept', () => {
    const idea = { tasks: ['hiring', 'content'], areas: ['none'], personal: 'ordinary' }
    expect(steps(idea, 1)).toContain('set-aside')
    expect(steps(idea, 1)).not.toContain('impact')
    expect(steps(idea, 2)).not.toContain('keep-logs')
    const use = { ...idea, areas: ['hiring'] }
    expect(steps(use, 1)).not.toContain('set-aside')
    expect(steps(use, 1)).toContain('impact')
    expect(steps(use, 2)).toContain('keep-logs')
    expect(steps({ ...idea, personal: 'sensitive' }, 1)).toContain('impact')
  })

  test('gathers what is scattered, connects what is not, and counts before it compares', () => {
    expect(steps({}, 1)).toContain('gather')
    expect(steps({ where: 'linked' }, 1)).toContain('connect')
    expect(steps({}, 2)).toContain('count')
    expect(steps({ measure: 'errors' }, 2)).toContain('compare')
  })
})

describe('the law', () => {
  test.each([
    ['prohibited', { areas: ['credit', 'emotions'] }],
    ['high', { areas: ['hiring'] }],
    ['high', { areas: ['none'], tasks: ['hiring'] }],
    ['transparency', { areas: ['none'], readers: 'direct' }],
    ['minimal', { areas: ['none'], readers: 'team' }],
    ['minimal', { areas: ['none'], readers: 'checked' }],
    ['unknown', { areas: ['none'] }],
    ['unknown', { areas: ['none'], readers: 'unsure' }],
    ['unknown', { areas: ['unsure'] }],
    ['unknown', {}],
  ] as const)('%s: %j', (expected, answers) => {
    expect(evaluate(answers).aiActClass).toBe(expected)
  })

  test('every class and every risk is reached, and each stands on facts', () => {
    const classes = new Set<string>()
    const risks = new Set<string>()
    for (const answers of fc.sample(some, { numRuns: 2000, seed: 2 })) {
      const result = evaluate(answers)
      classes.add(result.aiActClass)
      for (const { id, law } of result.risks) {
        risks.add(id)
        for (const fact of law) expect(LAW[fact].source.url).toMatch(/^https:/u)
      }
    }
    expect(classes).toEqual(new Set(CLASSES))
    expect(risks).toEqual(new Set(RISK_IDS))
  })

  test('what has to stop comes first, and begins the plan', () => {
    const { risks, plan } = evaluate({ ...WORKSHOP, areas: ['emotions'] })
    expect(risks.slice(0, 2).map(({ id, weight }) => `${id} ${weight}`)).toEqual([
      'prohibited stop',
      'pasted stop',
    ])
    expect(plan[0]!.steps.slice(0, 3).map(({ id }) => id)).toEqual([
      'stop-use',
      'stop-pasting',
      'name-owner',
    ])
  })
})
