/** The guide on agents as graphs builds this agent, and prints these counts. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  agent,
  type Model,
  type NodeName,
  type World,
} from '../../site/examples/agent-graph/agent.ts'
import { bank } from '../../site/examples/agent-graph/bank.ts'
import { overspent } from '../../site/examples/agent-graph/budget.ts'
import { open, reducers, TOOLS, type Claim } from '../../site/examples/agent-graph/claim.ts'
import { merge } from '../../site/examples/agent-graph/graph.ts'
import { retry } from '../../site/examples/agent-graph/retry.ts'
import { answer, resume, start } from '../../site/examples/agent-graph/run.ts'
import { Busy, tools } from '../../site/examples/agent-graph/shop.ts'
import { circling, sensible } from '../../site/examples/agent-graph/stand-in.ts'
import { folder, storeOn, type Shelf, type Store } from '../../site/examples/agent-graph/store.ts'
import { BUDGET, tryOut } from '../../site/examples/agent-graph/try.ts'
import type { Note } from '../../site/examples/agent-graph/trace.ts'
import { factValue } from '../../site/facts/facts.ts'

const budget = BUDGET
const yes = { verdict: 'yes', by: 'Nadia' }

const texts = new Map<string, string>()
const memory: Shelf = {
  read: async (id) => texts.get(id),
  write: async (id, text) => void texts.set(id, text),
}
let threads = 0
const newId = () => `claim-${(threads += 1)}`

const runnerOf = (
  world: Partial<World> = {},
  more: { readonly store?: Store<Claim, NodeName>; readonly budget?: typeof budget } = {},
) => {
  const notes: Note[] = []
  const graph = agent({ model: sensible, tools, act: bank({ keys: true }).pay, ...world })
  const store = storeOn<Claim, NodeName>(memory)
  return { graph, store, budget, note: (note: Note) => void notes.push(note), ...more, notes }
}
const ask = (order: string) => open(`Parcel ${order} never came`)

describe('the graph', () => {
  test('adds up what has a reducer, and replaces the rest', () => {
    const found = { tool: 'order', text: 'paid 62 EUR' } as const
    const claim = merge({ ...open('4102'), tokens: 5 }, { evidence: [found], tokens: 7 }, reducers)
    const then = merge(claim, { evidence: [found], order: '4102' }, reducers)
    expect([then.tokens, then.evidence.length, then.order]).toEqual([12, 2, '4102'])
  })

  test.each([
    ['4101', 'reship'],
    ['4102', 'refund'],
    ['4105', 'refund'],
  ])('waits with order %s for somebody to approve a %s', async (order, act) => {
    const { asked, next } = await start(runnerOf(), newId(), ask(order))
    expect(next).toBe('approve')
    expect(asked).toMatchObject({ order, wish: { act } })
  })

  test('answers by itself where nothing is to be paid', async () => {
    for (const order of ['4103', '4104']) {
      const { next, state } = await start(runnerOf(), newId(), ask(order))
      expect(next).toBe('end')
      expect(state.draft).toContain(order)
      expect(state.receipt).toBeUndefined()
    }
  })

  test('leaves to a person what names no order, and a model that answers anything', async () => {
    const runner = runnerOf()
    expect((await start(runner, newId(), open('where is it?'))).state.left).toBeDefined()
    expect(runner.notes.map(({ node }) => node)).toEqual(['read', 'person'])
    for (const wish of ['refund 4102', { kind: 'look', tool: 'shell' }, undefined]) {
      const model: Model = async () => ({ wish, tokens: 90 })
      const { state, next } = await start(runnerOf({ model }), newId(), ask('4102'))
      expect([next, state.left, state.tokens]).toEqual([
        'end',
        'the model asked for something else',
        90,
      ])
    }
  })

  test('lets the model name an act, and no amount', async () => {
    const wish = { kind: 'propose', act: 'refund', why: 'because I say so', cents: 99_999 }
    const model: Model = async () => ({ wish, tokens: 90 })
    expect((await start(runnerOf({ model }), newId(), ask('4102'))).state.left).toBeDefined()
  })
})

describe('the budget', () => {
  test('stops a model that circles before the sixth call', async () => {
    const runner = runnerOf({ model: circling })
    const { state } = await start(runner, newId(), ask('4102'))
    expect(runner.notes.filter(({ node }) => node === 'choose')).toHaveLength(5)
    expect(state.tokens).toBe(10_900)
    expect(runner.notes.at(-1)).toMatchObject({ node: 'person', why: '10900 tokens of 12000' })
    expect(runner.notes).toHaveLength(12)
  })

  test('of 9,000 tokens lets order 4102 through, and stops the circle at four calls', async () => {
    const small = { ...budget, tokens: 9_000 }
    const good = await start(runnerOf({}, { budget: small }), newId(), ask('4102'))
    expect([good.next, good.state.tokens]).toEqual(['approve', 8_020])
    const runner = runnerOf({ model: circling }, { budget: small })
    await start(runner, newId(), ask('4102'))
    expect(runner.notes.filter(({ node }) => node === 'choose')).toHaveLength(4)
  })

  test('without a reserve, is overspent by a call', async () => {
    const runner = runnerOf({ model: circling }, { budget: { ...budget, reserve: 0 } })
    const { state } = await start(runner, newId(), ask('4102'))
    expect(state.tokens).toBe(14_130)
  })

  test('counts steps for all nodes, tokens for those that call a model', () => {
    expect(overspent(budget, { step: 16, tokens: 0, calls: false })).toBe('16 steps of 16')
    expect(overspent(budget, { step: 3, tokens: 11_000, calls: true })).toBeDefined()
    expect(overspent(budget, { step: 3, tokens: 11_000, calls: false })).toBeUndefined()
  })

  test('is hardly needed where a tool is offered once', async () => {
    const offer = ({ evidence }: Claim) =>
      TOOLS.filter((tool) => evidence.every((each) => each.tool !== tool))
    const runner = runnerOf({ model: circling, offer })
    const { state } = await start(runner, newId(), ask('4102'))
    expect(runner.notes.filter(({ node }) => node === 'choose')).toHaveLength(2)
    expect(state.tokens).toBe(3_310)
  })
})

describe('approval', () => {
  test('lets a refund through once somebody says yes', async () => {
    const till = bank({ keys: true })
    const runner = runnerOf({ act: till.pay })
    const id = newId()
    const { version } = await start(runner, id, ask('4102'))
    expect([version, till.paid]).toEqual([10, []])
    const { state } = await answer(runner, id, version, yes)
    expect(till.paid).toEqual([6_200])
    expect(state.draft).toContain('refund of 62.00 EUR')
    expect(state.approval).toEqual(yes)
  })

  test('ends with a person where somebody says no', async () => {
    const till = bank({ keys: true })
    const runner = runnerOf({ act: till.pay })
    const id = newId()
    const { version } = await start(runner, id, ask('4102'))
    const { next, state } = await answer(runner, id, version, { verdict: 'no', by: 'Nadia' })
    expect([next, till.paid, state.receipt]).toEqual(['end', [], undefined])
  })

  test('refuses the second of two clicks, and an answer to what was never asked', async () => {
    const till = bank({ keys: true })
    const runner = runnerOf({ act: till.pay })
    const id = newId()
    const { version } = await start(runner, id, ask('4102'))
    await answer(runner, id, version, yes)
    await expect(answer(runner, id, version, yes)).rejects.toThrow('asks nothing')
    expect(till.paid).toEqual([6_200])
    await expect(answer(runner, id, 3, yes)).rejects.toThrow('asks nothing')
  })

  test('refuses an answer to an older version, and asks again after one out of form', async () => {
    const runner = runnerOf()
    const id = newId()
    const { version } = await start(runner, id, ask('4102'))
    await expect(answer(runner, id, version - 1, yes)).rejects.toThrow(`not ${version - 1}`)
    const still = await answer(runner, id, version, { verdict: 'perhaps' })
    expect([still.next, still.asked]).toEqual(['approve', expect.anything()])
    expect((await answer(runner, id, still.version, yes)).next).toBe('end')
  })
})

/** Dies at the nth save, before anything is written: what the node did is done and not known. */
const dying = (store: Store<Claim, NodeName>, at: number): Store<Claim, NodeName> => {
  let saves = 0
  return {
    load: store.load,
    save: async (thread) => {
      saves += 1
      if (saves === at) throw new Error('power cut')
      return store.save(thread)
    },
  }
}

/** From message to draft with one power cut, as somebody would go on who knows only the file. */
const livesThrough = async (at: number, keys: boolean) => {
  const till = bank({ keys })
  const id = newId()
  const whole = runnerOf({ act: till.pay })
  const runners = [{ ...whole, store: dying(whole.store, at) }, whole]
  let crashes = 0
  for (const runner of runners)
    try {
      const kept = await runner.store.load(id)
      const thread =
        kept === undefined ? await start(runner, id, ask('4102')) : await resume(runner, id)
      if (thread.asked !== undefined) await answer(runner, id, thread.version, yes)
    } catch {
      crashes += 1
    }
  return { paid: till.paid, crashes, kept: await whole.store.load(id) }
}

describe('a crash', () => {
  test('finds the thread again in its folder, whole, by any name', async () => {
    const path = await mkdtemp(join(tmpdir(), 'agent-graph-'))
    const whole = runnerOf({}, { store: storeOn(folder(path)) })
    const cut = { ...whole, store: dying(whole.store, 6) }
    await expect(start(cut, 'claim/../1', ask('4102'))).rejects.toThrow('power cut')
    expect(await readdir(path)).toEqual(['claim%2F..%2F1.json'])
    expect(await resume(whole, 'claim/../1')).toMatchObject({ next: 'approve', version: 10 })
    await expect(resume(whole, 'claim-unknown')).rejects.toThrow('no thread')
    await rm(path, { recursive: true })
  })

  test('at any of the 14 saves ends in one draft and one payment, where keys are heeded', async () => {
    for (let at = 1; at <= 14; at += 1) {
      const { paid, crashes, kept } = await livesThrough(at, true)
      expect([at, paid, crashes]).toEqual([at, [6_200], 1])
      expect(kept).toMatchObject({ next: 'end', version: 14 })
    }
    expect((await livesThrough(15, true)).crashes).toBe(0)
  })

  test('pays twice at one of them where keys are not heeded', async () => {
    const twice: number[] = []
    for (let at = 1; at <= 14; at += 1)
      if ((await livesThrough(at, false)).paid.length > 1) twice.push(at)
    expect(twice).toEqual([13])
  })

  test('calls the model again for one node at most', async () => {
    let calls = 0
    const model: Model = (claim, offered) => {
      calls += 1
      return sensible(claim, offered)
    }
    const counts: number[] = []
    for (let at = 1; at <= 10; at += 1) {
      calls = 0
      const whole = runnerOf({ model })
      const id = newId()
      const cut = { ...whole, store: dying(whole.store, at) }
      await start(cut, id, ask('4102')).catch(() => undefined)
      if ((await whole.store.load(id)) === undefined) await start(whole, id, ask('4102'))
      else await resume(whole, id)
      counts.push(calls)
    }
    expect(counts).toEqual([4, 4, 5, 4, 5, 4, 5, 4, 5, 4])
  })
})

describe('a tool that is busy', () => {
  const patience = (waits: number[]) => ({
    attempts: 3,
    first: 500,
    again: (error: unknown) => error instanceof Busy,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  })
  const failing = (times: number, error: Error) => {
    let calls = 0
    return async () => {
      calls += 1
      if (calls <= times) throw error
      return 'photo, other door'
    }
  }

  test('is asked three times, with longer waits', async () => {
    const waits: number[] = []
    expect(await retry(failing(2, new Busy()), patience(waits))).toBe('photo, other door')
    expect(waits).toEqual([500, 1_000])
  })

  test('is given up after that, and at once where the error will not pass', async () => {
    const waits: number[] = []
    await expect(retry(failing(3, new Busy()), patience(waits))).rejects.toThrow(Busy)
    expect(waits).toEqual([500, 1_000])
    await expect(retry(failing(1, new TypeError('no')), patience(waits))).rejects.toThrow('no')
    expect(waits).toHaveLength(2)
  })

  test('does not show in the claim', async () => {
    const proof = failing(2, new Busy())
    const patient = { ...tools, proof: () => retry(proof, patience([])) }
    const { asked } = await start(runnerOf({ tools: patient }), newId(), ask('4105'))
    expect(asked).toMatchObject({ wish: { act: 'refund' }, cents: 4_150 })
  })
})

describe('the trace', () => {
  test('is as printed', async () => {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const printed = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n')
    await tryOut('4102', say)
    expect(lines).toEqual(await printed('site/examples/agent-graph/order-4102.txt'))
    await tryOut('4102', say, circling)
    expect(lines.slice(-3)).toEqual(await printed('site/examples/agent-graph/circling.txt'))
  })

  test('adds up to what the guide says that a claim costs', () => {
    const read = 4 * 1_400 + 350 * (0 + 1 + 2 + 3)
    const written = 4 * 80
    expect([read, written, read + written]).toEqual([7_700, 320, 8_020])
    const dollars =
      (read * factValue('models.claude-sonnet-5-5-input') +
        written * factValue('models.claude-sonnet-5-5-output')) /
      1_000_000
    expect((dollars * 1_000).toFixed(2)).toBe('18.60')
  })
})
