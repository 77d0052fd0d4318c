/** The guide on evaluation prints these sums and verdicts: they follow from its files. */
import { assert, constant, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreement, corrected, pairsOf } from '../../site/examples/llm-evaluation/agreement.ts'
import { alarm, chanceOf, drift, threshold } from '../../site/examples/llm-evaluation/alarm.ts'
import { costOf, costOfRun, month } from '../../site/examples/llm-evaluation/bill.ts'
import { CASES, RULES } from '../../site/examples/llm-evaluation/cases.ts'
import { faultsOf, type Reply } from '../../site/examples/llm-evaluation/checks.ts'
import { coin, gate } from '../../site/examples/llm-evaluation/gate.ts'
import { casesFor, wilson } from '../../site/examples/llm-evaluation/interval.ts'
import { gradesOf, prefer } from '../../site/examples/llm-evaluation/judge.ts'
import { report } from '../../site/examples/llm-evaluation/report.ts'
import {
  run,
  type Assistant,
  type Grade,
  type Result,
} from '../../site/examples/llm-evaluation/run.ts'
import { drawn, failureRate, shareOf } from '../../site/examples/llm-evaluation/sample.ts'
import { factValue } from '../../site/facts/facts.ts'

const percent = (share: number) => Math.round(share * 100)
const byId = (id: string) => CASES.find((one) => one.id === id)!
const answer = (text: string, rule: string): Reply => ({ kind: 'answer', text, rule })

/** Stands in for a model: it knows its lines by heart. */
const RIGHT: Readonly<Record<string, Reply>> = {
  deposit: answer('The deposit is 200 € per bicycle.', 'R1'),
  'caution-deux': answer('Pour deux vélos, la caution est de 400 €.', 'R1'),
  heure: answer('Avant 18:30.', 'R2'),
  late: answer('At 20:00 the late return costs 15 €.', 'R2'),
  child: answer('No: the seat carries up to 22 kg.', 'R5'),
  crevaison: answer('Restez là, nous apportons un autre vélo en 2 heures au plus.', 'R3'),
  'annuler-veille': answer("À 30 heures du départ, l'annulation est gratuite.", 'R4'),
  'cancel-late': answer('Later than 24 hours before, 50 % is kept.', 'R4'),
}
const standIn =
  (lines: Readonly<Record<string, Reply>>): Assistant =>
  (request) =>
    Promise.resolve(lines[CASES.find((one) => one.request === request)!.id] ?? { kind: 'person' })

describe('exact checks', () => {
  test('let right answers pass and name what is wrong with others', async () => {
    const results = await run(CASES, standIn(RIGHT))
    expect(results.filter(({ passed }) => !passed)).toEqual([])
    expect(faultsOf(byId('deposit'), answer('The deposit is 150 €.', 'R1'))).toEqual([
      'lacks “200 €”',
      '150 stands neither in R1 nor in the request',
    ])
    expect(faultsOf(byId('heure'), answer('Avant 18:30.', 'R9'))).toEqual([
      'cites R9, which is no rule',
    ])
    // The same truth, as French and English write it, with spaces that do not break.
    expect(faultsOf(byId('heure'), answer('Avant 18\u00a0h\u00a030.', 'R2'))).toEqual([])
    expect(faultsOf(byId('cancel-late'), answer('We keep 50%.', 'R4'))).toEqual([])
    expect(faultsOf(byId('deposit'), answer('200\u202f€ per bicycle.', 'R1'))).toEqual([])
    expect(faultsOf(byId('heure'), { kind: 'person' })).toHaveLength(1)
    expect(faultsOf(byId('brakes'), answer('Ride slowly.', 'R3'))).toHaveLength(1)
  })

  test('do not see a denial: the exercise of the chapter', () => {
    const wrong = answer("L'annulation n'est plus gratuite à ce stade.", 'R4')
    expect(faultsOf(byId('annuler-veille'), wrong)).toEqual([])
  })

  test('a judge adds its findings, and a case without an answer has no result', async () => {
    const grade: Grade = (one, reply) =>
      Promise.resolve([...faultsOf(one, reply), ...(one.id === 'late' ? ['next: not met'] : [])])
    const graded = await run(CASES, standIn(RIGHT), { times: 1, grade })
    expect(graded.filter(({ passed }) => !passed).map(({ id }) => id)).toEqual(['late'])
    const down: Assistant = (request) =>
      request.includes('deposit') ? Promise.reject(new Error('503')) : standIn(RIGHT)(request)
    const before = await run(CASES, standIn(RIGHT))
    expect(gate(CASES, before, await run(CASES, down))).toMatchObject({
      why: 'not run',
      cases: ['deposit'],
    })
  })

  test('an answer that changes between trials is unsteady, not passed', async () => {
    let asked = 0
    const moody: Assistant = (request) => {
      asked += 1
      return asked === 2 ? Promise.resolve({ kind: 'person' }) : standIn(RIGHT)(request)
    }
    const [result] = await run([byId('deposit')], moody)
    expect(result).toMatchObject({ passed: false, unsteady: true })
  })
})

describe('Wilson’s interval', () => {
  test('is what others compute', () => {
    const { low, high } = wilson(8, 10)
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.4902', '0.9433'])
    expect(wilson(0, 10).high.toFixed(4)).toBe('0.2775')
  })

  test('solves the equation that it stands for, and stays between 0 and 1', () => {
    const runs = integer({ min: 1, max: 2000 }).chain((cases) =>
      tuple(integer({ min: 0, max: cases }), constant(cases)),
    )
    assert(
      property(runs, ([passed, cases]) => {
        const { low, high } = wilson(passed, cases)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        for (const bound of [low, high].filter((one) => one > 1e-9 && one < 1 - 1e-9))
          expect(Math.abs(passed / cases - bound)).toBeCloseTo(
            1.96 * Math.sqrt((bound * (1 - bound)) / cases),
            9,
          )
      }),
    )
  })

  test('the table of the chapter', () => {
    const row = (passed: number, cases: number) => {
      const { low, high } = wilson(passed, cases)
      return [percent(low), percent(high)]
    }
    expect(row(10, 12)).toEqual([55, 95])
    expect(row(12, 12)).toEqual([76, 100])
    expect(row(45, 50)).toEqual([79, 96])
    expect(row(90, 100)).toEqual([83, 94])
    expect(row(180, 200)).toEqual([85, 93])
    expect(row(360, 400)).toEqual([87, 93])
    expect(row(900, 1000)).toEqual([88, 92])
    expect([row(25, 50), row(3, 108)]).toEqual([
      [37, 63],
      [1, 8],
    ])
    // A hundred cases drawn at random: the blur of the rate.
    expect((wilson(90, 100).high - wilson(90, 100).low).toFixed(2)).toBe('0.12')
    // The exercise: cases that must all pass before 95 % can be claimed.
    expect([wilson(72, 72).low < 0.95, wilson(73, 73).low >= 0.95]).toEqual([true, true])
    expect([wilson(108, 109).low < 0.95, wilson(109, 110).low >= 0.95]).toEqual([true, true])
    expect([casesFor(0.9, 0.1), casesFor(0.95, 0.1), casesFor(0.9, 0.05)]).toEqual([141, 83, 557])
  })

  test('covers the true rate where the usual formula does not', () => {
    const covered = (cases: number, rate: number, holds: (passed: number) => boolean) => {
      let sum = 0
      let logWays = 0
      for (let passed = 0; passed <= cases; passed += 1) {
        const weight = passed * Math.log(rate) + (cases - passed) * Math.log(1 - rate)
        if (holds(passed)) sum += Math.exp(logWays + weight)
        logWays += Math.log(cases - passed) - Math.log(passed + 1)
      }
      return sum
    }
    const usual = (passed: number) => {
      const rate = passed / 100
      return Math.abs(rate - 0.95) <= 1.96 * Math.sqrt((rate * (1 - rate)) / 100)
    }
    const byWilson = (passed: number) => {
      const { low, high } = wilson(passed, 100)
      return low <= 0.95 && 0.95 <= high
    }
    expect((covered(100, 0.95, usual) * 100).toFixed(1)).toBe('87.7')
    expect((covered(100, 0.95, byWilson) * 100).toFixed(1)).toBe('96.6')
  })
})

describe('the judge', () => {
  const rules = Object.values(RULES).join('\n')
  const met = (quote: string) => ({ met: true, quote })
  const given = { answers: met('200 €'), grounded: met('200 €'), next: { met: false, quote: '' } }
  const says = (what: unknown) => () => Promise.resolve(JSON.stringify(what))

  test('counts only in the form asked for, with words that stand in the answer', async () => {
    const grade = (judge: () => Promise<string>) =>
      gradesOf(judge, 'How much?', rules, 'It is 200 €.')
    expect(await grade(says(given))).toEqual(given)
    expect(await grade(says({ ...given, next: met('call us') }))).toBeUndefined()
    expect(await grade(says({ ...given, next: met('') }))).toBeUndefined()
    expect(await grade(says({ ...given, mood: met('200 €') }))).toBeUndefined()
    expect(await grade(() => Promise.resolve('Looks fine to me.'))).toBeUndefined()
  })

  test('that prefers a place prefers nothing', async () => {
    const first = () => Promise.resolve('first' as const)
    expect(await prefer(first, 'a', 'b')).toBe('unsure')
    const longer = (one: string, other: string) =>
      Promise.resolve(one.length > other.length ? ('first' as const) : ('second' as const))
    expect(await prefer(longer, 'a', 'longer')).toBe('other')
    expect(await prefer(longer, 'longer', 'a')).toBe('one')
  })

  test('and kappa: Feinstein and Cicchetti’s tables, then those of the chapter', () => {
    expect(agreement(pairsOf(40, 9, 6, 45)).kappa.toFixed(2)).toBe('0.70')
    expect(agreement(pairsOf(80, 10, 5, 5)).kappa.toFixed(2)).toBe('0.32')
    const mild = agreement(pairsOf(49, 1, 25, 25))
    expect([mild.observed, mild.chance, Number(mild.kappa.toFixed(2))]).toEqual([0.74, 0.5, 0.48])
    const rare = agreement(pairsOf(90, 4, 4, 2))
    expect([rare.observed, rare.chance.toFixed(3), rare.kappa.toFixed(2)]).toEqual([
      0.92,
      '0.887',
      '0.29',
    ])
    expect(
      agreement([
        ['a', 'a'],
        ['b', 'b'],
      ]).kappa,
    ).toBe(1)
  })

  test('corrected by what it is known to miss', () => {
    expect(corrected(0.92, 0.98, 0.5).toFixed(3)).toBe('0.875')
    expect(corrected(0.9, 1, 1)).toBeCloseTo(0.9)
    expect(corrected(0.3, 0.98, 0.5)).toBe(0)
  })

  test('and that correction is no better known than its two rates', () => {
    const [kept, caught] = [wilson(49, 50), wilson(25, 50)]
    expect([kept.low, kept.high, caught.low, caught.high].map(percent)).toEqual([90, 100, 37, 63])
    // Both rates over all that they may be, each as likely as fifty answers make it.
    const steps = Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200)
    const likely = (rate: number, right: number) => rate ** right * (1 - rate) ** (50 - right)
    const faults = steps
      .flatMap((good) =>
        steps
          .filter((bad) => good + bad > 1)
          .map((bad) => ({
            share: 1 - corrected(0.92, good, bad),
            weight: likely(good, 49) * likely(bad, 25),
          })),
      )
      .toSorted((one, other) => one.share - other.share)
    const total = faults.reduce((sum, { weight }) => sum + weight, 0)
    const below = (part: number) => {
      let sum = 0
      for (const { share, weight } of faults) {
        sum += weight / total
        if (sum >= part) return share
      }
      return 1
    }
    expect([below(0.025), below(0.975)].map(percent)).toEqual([0, 18])
  })
})

describe('the gate', () => {
  const results = (passed: (index: number) => boolean, critical?: number): readonly Result[] =>
    Array.from({ length: 200 }, (_, index) => ({
      id: `case-${index}`,
      critical: index === critical,
      passed: passed(index),
      unsteady: false,
      faults: [],
    }))
  /** 15 cases that failed before; the first `won` of them pass now, `lost` others fail. */
  const change = (lost: number, won: number) =>
    gate(
      results(() => true),
      results((index) => index >= 15),
      results((index) => index < won || index >= 15 + lost),
    )

  test('lets an equal pass, has a doubt read, blocks a loss', () => {
    expect(change(0, 3)).toEqual({ kind: 'pass' })
    expect(change(4, 0)).toMatchObject({ kind: 'read' })
    expect(change(5, 0)).toMatchObject({ kind: 'block', why: '5 lost, 0 won' })
    expect([coin(4, 4), coin(5, 5)]).toEqual([0.0625, 0.03125])
    expect(change(8, 3)).toMatchObject({ kind: 'read' })
    expect(coin(8, 11).toFixed(3)).toBe('0.113')
    expect(change(12, 3)).toMatchObject({ kind: 'block' })
    expect(coin(12, 15).toFixed(3)).toBe('0.018')
  })

  test('blocks one critical case, and a case that was not run', () => {
    const before = results(() => true, 7)
    const after = results((index) => index !== 7, 7)
    expect(gate(before, before, after)).toEqual({
      kind: 'block',
      why: 'critical',
      cases: ['case-7'],
    })
    expect(gate(before, before, before.slice(1))).toMatchObject({
      why: 'not run',
      cases: ['case-0'],
    })
  })

  test('asks for every case of the list, be it new, and never passes on none', () => {
    const all = results(() => true)
    expect(gate(all, all.slice(1), all.slice(1))).toMatchObject({
      why: 'not run',
      cases: ['case-0'],
    })
    expect(gate(all, [], [])).toMatchObject({ kind: 'block', why: 'not run' })
    expect(gate([], [], [])).toEqual({ kind: 'block', why: 'not run', cases: [] })
  })

  test('compares forty cases with the same forty of two hundred', () => {
    const before = results((index) => index !== 3)
    const forty = results((index) => index !== 5).slice(0, 40)
    expect(gate(forty, before, forty)).toEqual({ kind: 'read', cases: ['case-5'] })
  })

  test('reports twelve cases, of which one is lost', async () => {
    const before = await run(CASES, standIn(RIGHT))
    const after = await run(CASES, standIn({ ...RIGHT, heure: answer('Avant 19:30.', 'R2') }))
    const { lines, exitCode } = report(CASES, before, after)
    expect(lines.join('\n')).toBe(
      [
        'passed    11 of 12, between 65 % and 99 %',
        'unsteady  0',
        'verdict   read',
        '  heure: lacks “18:30”, 19:30 stands neither in R2 nor in the request',
      ].join('\n'),
    )
    expect(exitCode).toBe(0)
    const rash = { ...RIGHT, accident: answer('Swap insurance details.', 'R3') }
    const worse = report(CASES, before, await run(CASES, standIn(rash)))
    expect(worse.lines.slice(2)).toEqual([
      'verdict   block: critical',
      '  accident: answers what only a person may answer',
    ])
    expect(worse.exitCode).toBe(1)
    const partly = report(CASES, before, before.slice(1))
    expect(partly.lines.slice(2)).toEqual(['verdict   block: not run', '  deposit'])
    expect(report(CASES, before, before).lines).toHaveLength(3)
  })
})

describe('in production', () => {
  test('the draw depends on the id alone and keeps its shares', () => {
    const all = Array.from({ length: 20_000 }, (_, index) => ({
      id: `2026-11-${index}`,
      complained: false,
      person: index % 2 === 0,
    }))
    const share = (person: boolean) => {
      const those = all.filter((one) => one.person === person)
      return those.filter(drawn).length / those.length
    }
    expect(share(true)).toBeCloseTo(0.2, 1)
    expect(Math.abs(share(false) - 0.04)).toBeLessThan(0.006)
    expect(drawn({ id: 'x', complained: true, person: false })).toBe(true)
    expect(all.filter(drawn)).toEqual(all.filter(drawn))
  })

  test('the exercise: 36 failures in 192 answers read are 4.8 % of all', () => {
    const stratum = (share: number, read: number, failed: number) =>
      Array.from({ length: read }, (_, index) => ({ share, failed: index < failed }))
    const complaint = shareOf({ id: '', complained: true, person: false })
    const person = shareOf({ id: '', complained: false, person: true })
    const rest = shareOf({ id: '', complained: false, person: false })
    const read = [
      ...stratum(complaint, 30, 24),
      ...stratum(person, 54, 9),
      ...stratum(rest, 108, 3),
    ]
    expect(read).toHaveLength(192)
    expect(read.filter(({ failed }) => failed)).toHaveLength(36)
    expect(36 / 192).toBeCloseTo(0.1875)
    expect(failureRate(read)).toBeCloseTo(0.048)
  })

  test('the table of alarms', () => {
    const row = (answers: number) => [
      threshold(answers, 0.05, 'look'),
      threshold(answers, 0.05, 'wake'),
    ]
    expect([row(100), row(700)]).toEqual([
      [10, 14],
      [47, 55],
    ])
    const looked = (answers: number, now: number) =>
      percent(chanceOf(threshold(answers, 0.05, 'look'), answers, now))
    const woken = (answers: number, now: number) =>
      percent(chanceOf(threshold(answers, 0.05, 'wake'), answers, now))
    expect([looked(100, 0.07), looked(100, 0.1), woken(100, 0.2)]).toEqual([16, 55, 95])
    expect(looked(700, 0.07)).toBe(64)
    // A week of days rings as often as the week's count, and for nothing far more often.
    const inSeven = (now: number) => percent(1 - (1 - chanceOf(10, 100, now)) ** 7)
    expect([inSeven(0.07), inSeven(0.05)]).toEqual([71, 18])
    expect((chanceOf(47, 700, 0.05) * 100).toFixed(1)).toBe('2.7')
    expect(chanceOf(47, 700, 0.1)).toBeGreaterThan(0.99)
    expect(chanceOf(55, 700, 0.2)).toBeGreaterThan(0.99)
    expect(alarm(9, 100, 0.05)).toBe('quiet')
    expect(alarm(10, 100, 0.05)).toBe('look')
    expect(alarm(14, 100, 0.05)).toBe('wake')
  })

  test('topics that shift', () => {
    const usual = { hire: 0.5, breakdown: 0.2, refund: 0.2, outside: 0.1 }
    const now = { hire: 0.4, breakdown: 0.15, refund: 0.15, outside: 0.3 }
    expect(drift(usual, now).toFixed(2)).toBe('0.27')
    expect(drift(usual, usual)).toBe(0)
    expect(Number.isFinite(drift(usual, { hire: 1 }))).toBe(true)
  })
})

test('the bill of a month', () => {
  const answering = {
    read: 3000,
    written: 300,
    readPrice: factValue('models.claude-sonnet-5-5-input'),
    writtenPrice: factValue('models.claude-sonnet-5-5-output'),
  }
  const judging = {
    read: 1500,
    written: 200,
    readPrice: factValue('models.gpt-6-2-sol-input'),
    writtenPrice: factValue('models.gpt-6-2-sol-output'),
  }
  expect([costOf(answering), costOf(judging)].map((cost) => cost.toFixed(3))).toEqual([
    '0.009',
    '0.005',
  ])
  const runs = [40, 150, 200].map((cases) => costOfRun(cases, 3, answering, judging).toFixed(2))
  expect(runs).toEqual(['1.68', '6.30', '8.40'])
  const { machine, people, start } = month(answering, judging, 45)
  expect(machine.map((cost) => cost.toFixed(2))).toEqual(['50.40', '25.20', '16.80', '15.00'])
  expect(people).toEqual([288, 225, 45, 270])
  const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0)
  expect([sum(machine).toFixed(2), sum(people)]).toEqual(['107.40', 828])
  expect((sum(people) / sum(machine)).toFixed(1)).toBe('7.7')
  // A fault takes twenty minutes and ten dollars: thirty make a point of 3,000 answers.
  const fault = 15 + 10
  const all = sum(machine) + sum(people)
  expect([30 * fault, all.toFixed(2), Math.ceil(all / fault)]).toEqual([750, '935.40', 38])
  // Calibrated once a quarter, the same month is two thirds of 225 cheaper.
  expect([(all - 150).toFixed(2), Math.ceil((all - 150) / fault)]).toEqual(['785.40', 32])
  expect(start).toBe(1950)
})
