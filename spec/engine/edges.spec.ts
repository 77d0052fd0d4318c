/** What hosts may hand over by mistake or malice, and what they may do to what they are handed. */
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { setAutoFreeze } from 'immer'
import { describe, expect, test } from 'vitest'
import { PLAIN_REASONS } from '../../engine/events.ts'
import * as door from '#engine'
import type { EngineEvent } from '#engine'
import { inputsFor } from './support/arbitraries.ts'
import { bundle } from './support/bundle.ts'
import { A, after, B, born, engineFor, only, when } from './support/lives.ts'

/** Doubles at every level: as text it would be longer than all there is. */
const doubling = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner, b: inner }), 'end')

const circle: Record<string, unknown> = {}
circle['a'] = circle
circle['b'] = [circle, circle]

/** The first thing in there that may be changed. */
const openIn = (value: unknown, path: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Object.isFrozen(value) || value instanceof Map || value instanceof Set) return path
  const inner = Object.entries(value).map(([key, part]) => openIn(part, `${path}.${key}`))
  return inner.find((found) => found !== undefined)
}

describe('step is total', () => {
  test.each([undefined, null, 7, 'feed', [], Symbol('feed')])('without an input: %s', (input) => {
    for (const engine of [A, B]) {
      const start = engine.create({ seed: 'edges', at: 0 })
      const { next, events } = engine.step(start as never, input as never)
      expect(events).toEqual([{ type: 'clock-invalid' }, { type: 'unknown-command', command: '' }])
      expect(next).toEqual({ ...start, seq: 1 })
    }
  })
  test.each([
    ['in circles', circle],
    ['that doubles at every level', { fields: doubling(31) }],
    ['too deep', { fields: doubling(40) }],
  ])('a memory %s is refused before long', (_name, fields) => {
    expect(when(born('B'), { type: 'remember', fields: fields as never }).events).toEqual([
      { type: 'refused', command: 'remember', reason: 'invalid', field: 'fields' },
    ])
  })
  test('and so it is by the recorder and in a scenario', () => {
    const command = { type: 'remember', fields: doubling(60) } as never
    const life = door.recorder(B, 'edges', 0)
    expect(life.dispatch({ at: 0, command }).events).toMatchObject([{ type: 'unknown-command' }])
    const { expect: _, ...scenario } = life.scenario()
    expect(() => door.replay({ ...scenario, inputs: [[0, command]] })).toThrow(door.ScenarioError)
  })
  test.each([-0.5, -0.1, -1e-9])('%d is less than nothing, and no amount', (amount) => {
    const refused = { reason: 'invalid', field: 'amount' }
    for (const reading of ['A', 'B'] as const)
      expect(when(born(reading), { type: 'gain-experience', amount }).events).toMatchObject([
        refused,
      ])
  })
})

describe('what a host is handed it cannot change', () => {
  test('events of a run, while it runs', () => {
    const change = (event: EngineEvent): void => {
      if (event.type === 'item-added') (event.item as { name: string }).name = 'stolen'
      if (event.type === 'notified') (event.notification as { ttl: number }).ttl = 0
      if (event.type === 'settings-changed') (event.settings as { volume: number }).volume = 1
    }
    const commands = [
      { type: 'add-item', item: { name: 'kite' } },
      { type: 'change-settings', settings: { volume: 0.5 } },
    ] as const
    const inputs = commands.map((command) => ({ at: 0, command }))
    for (const input of inputs)
      expect(() => B.run(born('B'), [input], (event) => change(event))).toThrow(TypeError)
    const seen: EngineEvent[] = []
    const end = B.run(born('B'), inputs, (event) => seen.push(event))
    expect(openIn(Object.freeze(seen), 'events')).toBeUndefined()
    expect(end).toEqual(after(born('B'), ...commands))
  })
  test('snapshots, whatever it tells the library that others freeze by', () => {
    setAutoFreeze(false)
    try {
      for (const reading of ['A', 'B'] as const)
        expect(openIn(after(born(reading), { type: 'feed' }), reading)).toBeUndefined()
    } finally {
      setAutoFreeze(true)
    }
  })
  test('snapshots and tables of a bundle, too: no bundler takes the freezing for idle', async () => {
    const code = `import { ACTION_B, createEngine } from '#engine'
      const engine = createEngine('B')
      const born = engine.create({ seed: 'bundle', at: 0 })
      export const all = [ACTION_B, born, engine.step(born, { at: 0, command: { type: 'feed' } })]`
    const script = await bundle(code, 'iife')
    const [actions, fresh, step] = runInNewContext(`${script}; bundled.all`) as unknown[]
    expect([openIn(actions, 'table'), openIn(fresh, 'born')]).toEqual([undefined, undefined])
    expect(openIn((step as { next: unknown }).next, 'next')).toBeUndefined()
  })
  test('the tables of the rules', () => {
    const tables = Object.entries(door).filter(([, value]) => typeof value === 'object')
    expect(tables.length).toBeGreaterThan(30)
    expect(tables.map(([name, table]) => openIn(table, name)).filter(Boolean)).toEqual([])
  })
})

test('the reasons that say all by themselves are those that lives meet, no more and no less', () => {
  const met = new Set<string>()
  const hear = <R extends door.ReadingId>(engine: door.Engine<R>): void => {
    for (const inputs of fc.sample(inputsFor(engine.reading, 200), { numRuns: 100, seed: 1 })) {
      let now = engine.create({ seed: 'reasons', at: 0 })
      for (const one of engine.legal(now)) if (!one.ok && isPlain(one)) met.add(one.reason)
      for (const [dt, command] of inputs) {
        const { next, events } = engine.step(now, { at: now.at + dt, command })
        for (const one of only(events as readonly EngineEvent[], 'refused'))
          if (isPlain(one)) met.add(one.reason)
        now = next
      }
    }
  }
  for (const extensions of [false, true]) {
    hear(engineFor('A', { extensions }))
    hear(engineFor('B', { extensions }))
  }
  expect([...met].toSorted()).toEqual(PLAIN_REASONS.toSorted())
})

/** Neither a field nor figures go with it. */
const isPlain = (refusal: object): boolean => !('field' in refusal) && !('needs' in refusal)
