/** What the door promises to a compiler. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type ActionA,
  type ActionB,
  createEngine,
  createStore,
  type Engine,
  type EngineEvent,
  type MoodA,
  type MoodB,
  type PetA,
  type PetB,
  type Snapshot,
  type Store,
} from '#engine'

type EventNamed<E extends EngineEvent, T extends EngineEvent['type']> = Extract<E, { type: T }>

describe('to the compiler', () => {
  const anyone = (): Snapshot => createEngine('B').create({ seed: '', at: 0 })

  test('the reading of a snapshot says whose it is', () => {
    const snapshot = anyone()
    if (snapshot.reading === 'A') expectTypeOf(snapshot.pet).toEqualTypeOf<PetA>()
    else expectTypeOf(snapshot.pet).toEqualTypeOf<PetB>()
    expectTypeOf<Snapshot<'A'>['rules']>().toEqualTypeOf<'A@1'>()
    expect(snapshot.reading).toBe('B')
  })

  test('events are those of the reading: B never wakes, and A finds nothing', () => {
    expectTypeOf<EventNamed<EngineEvent<'B'>, 'woke'>>().toBeNever()
    expectTypeOf<EventNamed<EngineEvent<'A'>, 'item-added'>>().toBeNever()
    expectTypeOf<EventNamed<EngineEvent<'A'>, 'woke'>>().not.toBeNever()
    expectTypeOf<EventNamed<EngineEvent, 'woke'>>().not.toBeNever()
    const { events } = createEngine('B').step(born, { at: 0, command: { type: 'feed' } })
    expectTypeOf(events).toEqualTypeOf<readonly EngineEvent<'B'>[]>()
    expectTypeOf<ReturnType<Store<'A'>['dispatch']>>().toEqualTypeOf<readonly EngineEvent<'A'>[]>()
    // @ts-expect-error -- nobody sleeps in reading B
    expect(events.some(({ type }) => type === 'woke')).toBe(false)
  })

  test('moods and actions are words, and not any text', () => {
    expectTypeOf<EventNamed<EngineEvent<'A'>, 'mood-changed'>['mood']>().toEqualTypeOf<MoodA>()
    expectTypeOf<EventNamed<EngineEvent<'B'>, 'mood-changed'>['mood']>().toEqualTypeOf<MoodB>()
    expectTypeOf<EventNamed<EngineEvent<'A'>, 'acted'>['action']>().toEqualTypeOf<ActionA>()
    expectTypeOf<EventNamed<EngineEvent<'B'>, 'acted'>['action']>().toEqualTypeOf<ActionB>()
  })

  test('only whoever lives by reading A has a name', () => {
    expect(createEngine('A').create({ seed: '', at: 0, name: 'Nova' }).pet.profile.name).toBe(
      'Nova',
    )
    // @ts-expect-error -- nobody is named in reading B
    expect(createEngine('B').create({ seed: '', at: 0, name: 'Nova' })).toEqual(born)
  })

  test('the reading is inferred from whatever comes first', () => {
    const engine = createEngine('A')
    expectTypeOf(engine).toEqualTypeOf<Engine<'A'>>()
    const clock = { now: () => 0, schedule: () => () => undefined }
    const store = createStore({ engine, snapshot: engine.create({ seed: '', at: 0 }), clock })
    expectTypeOf(store.getSnapshot()).toEqualTypeOf<Snapshot<'A'>>()
    // @ts-expect-error -- nobody cuddles in reading A
    expect(store.dispatch({ type: 'cuddle' })).toEqual([
      { type: 'unknown-command', command: 'cuddle' },
    ])
  })
})

const born = createEngine('B').create({ seed: '', at: 0 })

test('whatever a public signature names can be imported', () => {
  const texts = declarations()
  const named = new Map(texts.flatMap(declared))
  const door = texts.find(([file]) => file === 'index.d.ts')![1]
  const passed = ['reading-a', 'reading-b'].map(
    (reading) => texts.find(([file]) => file === `${reading}/public.d.ts`)![1],
  )
  const offered = new Set([door, ...passed].flatMap(namesIn))
  const missing = [...named].flatMap(([name, text]) =>
    offered.has(name)
      ? (text.match(/\b[A-Z]\w+/gu) ?? [])
          .filter((word) => named.has(word) && !offered.has(word))
          .map((word) => `${name} names ${word}`)
      : [],
  )
  expect(named.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

/** The names that a door lists between braces. */
const namesIn = (door: string): readonly string[] =>
  [...door.matchAll(/\{([^}]*)\}/gu)].flatMap(([, names]) => names!.match(/\w+/gu) ?? [])

/** What the compiler wrote of the engine, without comments. */
const declarations = (): readonly (readonly [file: string, text: string])[] => {
  const folder = new URL('../../node_modules/.cache/types/engine/', import.meta.url)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !file.startsWith('cli/'))
    .map((file) => [
      file,
      readFileSync(new URL(file, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|typeof \w+/gu, ''),
    ])
}

/** Each exported name of a file with all that is said of it. */
const declared = ([, text]: readonly [string, string]) =>
  text.split(/^(?=export )/mu).flatMap((part): [string, string][] => {
    const name = /^export (?:declare )?(?:abstract )?(?:interface|type|const|class) (\w+)/u.exec(
      part,
    )
    return name ? [[name[1]!, part]] : []
  })
