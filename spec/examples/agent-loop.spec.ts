/** The guide on the loops of 2023 builds them again, and prints these counts. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { chase, type Act } from '../../site/examples/agent-loop/chase.ts'
import {
  all,
  jaccard,
  notDeeper,
  overlap,
  unlike,
  unseen,
} from '../../site/examples/agent-loop/guards.ts'
import { run, type Guards } from '../../site/examples/agent-loop/loop.ts'
import { FROM_THE_GOAL, measured, SETTINGS } from '../../site/examples/agent-loop/measure.ts'
import { cosine, recall, vectorOf } from '../../site/examples/agent-loop/memory.ts'
import {
  bookings,
  eager,
  FIRST,
  meaning,
  OBJECTIVE,
} from '../../site/examples/agent-loop/open-day.ts'
import { roundOf } from '../../site/examples/agent-loop/stuck.ts'
import { PAGES, reader } from '../../site/examples/agent-loop/supplier.ts'
import { factValue } from '../../site/facts/facts.ts'

const meanings = (names: readonly { readonly name: string }[]) =>
  new Set(names.map(({ name }) => meaning(name))).size

describe('the loop', () => {
  test('is as measured in the table', async () => {
    const printed = await readFile('site/examples/agent-loop/measured.txt', 'utf8')
    expect(await measured()).toEqual(printed.trimEnd().split('\n'))
    expect(SETTINGS).toHaveLength(6)
  })

  test('as of 2023 never gets past seven tasks, however long it runs', async () => {
    for (const most of [60, 480]) {
      const { why, done, pending } = await run(FIRST, eager(), most)
      expect([why, done.length, pending.length, bookings(done)]).toEqual(['cut', most, 27, 0])
      expect(meanings(done)).toBe(7)
    }
  })

  test('as of 2023 repeats 35 tasks to the letter, 18 in other words; its list stops growing', async () => {
    const model = eager()
    const lengths: number[] = []
    const sort = (pending: readonly string[]) => {
      lengths.push(pending.length)
      return model.sort(pending)
    }
    const { done } = await run(FIRST, { ...model, sort }, 60)
    const names = new Set(done.map(({ name }) => name)).size
    expect([done.length - names, names - meanings(done)]).toEqual([35, 18])
    expect([lengths.indexOf(27) + 1, Math.max(...lengths)]).toEqual([27, 27])
  })

  test('writes 1,317 names out again to sort them', async () => {
    const model = eager()
    let written = 0
    const sort = (pending: readonly string[]) => {
      written += pending.length
      return model.sort(pending)
    }
    await run(FIRST, { ...model, sort }, 60)
    expect(written).toBe(1_317)
  })

  test('keeps what a model forgets to name, and takes no task from its sorting', async () => {
    const sort = async () => ['book the moon']
    const { done } = await run(FIRST, { ...eager(), sort }, 5)
    expect(done.map(({ name }) => name).slice(0, 3)).toEqual([FIRST, 'list tent', 'list food'])
  })

  test('shows the model what it is told to recall', async () => {
    const shown: (readonly string[])[] = []
    const execute = async (task: string, context: readonly string[]) => {
      shown.push(context)
      return task
    }
    const guards: Guards = { recall: (done, task) => recall(done, task, 1) }
    await run(FIRST, { ...eager(), execute }, 5, guards)
    expect(shown.map((context) => context.length)).toEqual([0, 1, 1, 1, 1])
  })
})

describe('guards', () => {
  test('of exact words end after 85 tasks', async () => {
    const { why, done } = await run(FIRST, eager(), 240, { admit: unseen })
    expect([why, done.length]).toEqual(['empty', 85])
  })

  test.each([
    [3, 16, 0],
    [4, 22, 3],
  ])('of depth %i end after %i tasks with %i bookings', async (depth, tasks, booked) => {
    const admit = all(unlike(overlap, 0.75), notDeeper(depth))
    const { done } = await run(FIRST, eager(), 60, { admit })
    expect([done.length, bookings(done)]).toEqual([tasks, booked])
  })

  test.each([
    [0.3, 2, 0],
    [0.5, 22, 0],
    [0.6, 23, 1],
    [0.7, 55, 33],
  ])(
    'of likeness %f (Jaccard) end after %i tasks, %i of them again',
    async (from, tasks, again) => {
      const { why, done } = await run(FIRST, eager(), 60, { admit: unlike(jaccard, from) })
      expect([why, done.length, done.length - meanings(done)]).toEqual(['empty', tasks, again])
    },
  )

  test('of overlap refuse all where half is enough', async () => {
    expect((await run(FIRST, eager(), 60, { admit: unlike(overlap, 0.5) })).done).toHaveLength(1)
    for (const from of [0.6, 1])
      expect((await run(FIRST, eager(), 60, { admit: unlike(overlap, from) })).done).toHaveLength(
        22,
      )
  })

  test('compare words as the guide says', () => {
    expect(overlap('list tent', 'draw up marquees')).toBe(0)
    expect(jaccard('list tent', 'list tent with fresh figures')).toBe(0.5)
    expect(overlap('list tent', 'list tent with fresh figures')).toBe(1)
    expect(jaccard('compare tent in more detail', 'list tent in more detail')).toBe(0.5)
    expect(overlap('compare tent in more detail', 'list tent in more detail')).toBeCloseTo(2 / 3)
    expect(overlap('', '')).toBe(0)
    expect(jaccard('', '')).toBe(0)
  })

  test('of a goal, and the goal first, take 16 turns and 13', async () => {
    const guards: Guards = {
      admit: unlike(overlap, 0.75),
      finished: (done) => bookings(done) === 3,
    }
    expect((await run(FIRST, eager(), 60, guards)).done).toHaveLength(16)
    const { done, calls } = await run(FIRST, eager(FROM_THE_GOAL), 60, guards)
    expect([done.length, calls]).toEqual([13, 37])
    // The goal alone, with no other guard, and sorted from the goal: the loop of 2023 stops too.
    const bare = await run(FIRST, eager(FROM_THE_GOAL), 60, { finished: guards.finished! })
    expect([bare.why, bare.done.length]).toEqual(['finished', 13])
  })
})

describe('memory', () => {
  test('measures likeness between 0 and 1', () => {
    expect(cosine(vectorOf('list tent'), vectorOf('list tent'))).toBeCloseTo(1)
    expect(cosine(vectorOf(''), vectorOf('list tent'))).toBe(0)
  })

  test('asked about the goal brings the same few back; asked about the task, what belongs', async () => {
    const { done } = await run(FIRST, eager(), 60, { admit: unseen })
    const names = done.map(({ name }) => name)
    const counts = [OBJECTIVE, undefined].map((question) => {
      const back = new Set<string>()
      let fitting = 0
      for (const [at, name] of names.entries()) {
        if (at < 5) continue
        const found = recall(names.slice(0, at), question ?? name)
        for (const each of found) back.add(each)
        fitting += found.filter((each) => each.split(' ')[1] === name.split(' ')[1]).length
      }
      return [back.size, fitting]
    })
    expect(names).toHaveLength(60)
    expect(counts).toEqual([
      [18, 82],
      [54, 177],
    ])
    expect([82 / 275, 177 / 275].map((share) => Math.round(share * 100))).toEqual([30, 64])
  })

  const read = ({ acts }: { readonly acts: readonly Act[] }) => acts.map(({ action }) => action)

  test('of four acts goes round five pages of six for ever, of five never knows that it is done', async () => {
    const four = read(await chase({ ...reader, window: 4, most: 40 }))
    expect(four).not.toContain('page 6')
    expect(
      four
        .slice(0, 7)
        .map((page) => page.at(-1)!)
        .join(''),
    ).toBe('1234512')
    const five = await chase({ ...reader, window: 5, most: 40 })
    expect([five.why, new Set(read(five)).size]).toEqual(['cut', 6])
  })

  test('of six acts, or of notes, ends after six', async () => {
    expect(await chase({ ...reader, window: 6, most: 40 })).toMatchObject({ why: 'done' })
    const { why, acts } = await chase({ ...reader, window: 1, notes: true, most: 40 })
    expect([why, acts.length]).toEqual(['done', Object.keys(PAGES).length])
    expect(await reader.act('page 7')).toBe('no such page')
  })
})

describe('going round', () => {
  test('is seen after two rounds of five, or three', async () => {
    for (const [times, after] of [
      [2, 10],
      [3, 15],
    ] as const) {
      const stuck = (acts: readonly Act[]) => roundOf(acts, times) !== undefined
      const { why, acts } = await chase({ ...reader, window: 4, stuck, most: 40 })
      expect([why, acts.length, roundOf(acts, times)]).toEqual(['stuck', after, 5])
    }
  })

  test('is not seen where outcomes differ, and is where one waits for something', () => {
    const act = (came: string) => ({ action: 'status', came })
    expect(roundOf(['10%', '20%', '30%'].map(act))).toBeUndefined()
    expect(roundOf(['pending', 'pending'].map(act))).toBe(1)
    expect(roundOf(['pending', 'pending', 'pending'].map(act), 4)).toBeUndefined()
    expect(roundOf(['pending', 'pending', 'pending', 'pending'].map(act), 4)).toBe(1)
  })
})

test('what a weekend costs', () => {
  const call =
    (900 * factValue('models.claude-sonnet-5-5-input') +
      150 * factValue('models.claude-sonnet-5-5-output')) /
    1_000_000
  expect(call).toBeCloseTo(0.0033)
  const turns = 60 * 60 * 4
  expect([turns, turns * 3]).toEqual([14_400, 43_200])
  expect((turns * 3 * call).toFixed(2)).toBe('142.56')
  expect(((turns / 60) * 3 * call).toFixed(2)).toBe('2.38')
  expect((37 * call).toFixed(2)).toBe('0.12')
})
