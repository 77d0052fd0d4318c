/** The lab's scripts: what they say, and what is said about those that say nothing. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEngine, type ReadingId } from '#engine'
import { completionsAt } from '../site/pages/lab/script/completion.ts'
import { readDelay, writeDelay } from '../site/pages/lab/script/delay.ts'
import { COMMANDS, parametersOf } from '../site/pages/lab/script/parameters.ts'
import { type Inputs, readScript, writeScript } from '../site/pages/lab/script/script.ts'
import { problemOf } from '../site/pages/lab/script/check.ts'
import { exampleOf, EXAMPLES } from '../site/pages/lab/run/examples.ts'
import { refusalText } from '../site/pages/lab/view/wording.ts'
import { words as en } from '../site/pages/lab/words/words.en.ts'
import { words as fr } from '../site/pages/lab/words/words.fr.ts'

const inputsOf = (text: string, reading: ReadingId = 'B') => {
  const read = readScript(text, reading)
  if ('problem' in read) throw new Error(JSON.stringify(read))
  return read.inputs
}

describe('reading', () => {
  test.each([
    ['feed', [[0, { type: 'feed' }]]],
    ['  # a note\n\n+4s play', [[4000, { type: 'play' }]]],
    [
      '2 x +1.5min explore',
      [
        [90_000, { type: 'explore' }],
        [90_000, { type: 'explore' }],
      ],
    ],
    ['gain-experience amount=50', [[0, { type: 'gain-experience', amount: 50 }]]],
    [
      '+10 set-mood mood=sad reason="a grey day"',
      [[10, { type: 'set-mood', mood: 'sad', reason: 'a grey day' }]],
    ],
    ['patch-stats {"patch":{"energy":-3}}', [[0, { type: 'patch-stats', patch: { energy: -3 } }]]],
    [
      'patch-stats patch={"energy": {"set": 5}}',
      [[0, { type: 'patch-stats', patch: { energy: { set: 5 } } }]],
    ],
    [
      '{"type":"feed"}\n[250,{"type":"play"}]',
      [
        [0, { type: 'feed' }],
        [250, { type: 'play' }],
      ],
    ],
    [
      '[[1,{"type":"feed"}],[2,{"type":"play"}]]',
      [
        [1, { type: 'feed' }],
        [2, { type: 'play' }],
      ],
    ],
    ['[{"type":"feed"}]', [[0, { type: 'feed' }]]],
    ['{"format":"x","inputs":[[7,{"type":"tick"}]]}', [[7, { type: 'tick' }]]],
    ['', []],
  ])('%j', (text, inputs) => {
    expect(inputsOf(text)).toEqual(inputs)
  })

  test.each([
    ['feed\nplya', 2, { kind: 'unknown-command', command: 'plya', near: 'play' }],
    ['clean', 1, { kind: 'unknown-command', command: 'clean' }],
    ['feed now=1', 1, { kind: 'unknown-field', command: 'feed', field: 'now' }],
    [
      'feed\n\ngain-experience',
      3,
      { kind: 'missing-field', command: 'gain-experience', field: 'amount' },
    ],
    ['gain-experience amount=lots', 1, { kind: 'bad-number', field: 'amount' }],
    ['patch-stats {"patch":', 1, { kind: 'bad-json', field: '{…}' }],
    ['patch-stats patch=5', 1, { kind: 'bad-json', field: 'patch' }],
    ['set-mood mood=cheerful', 1, { kind: 'bad-choice', field: 'mood' }],
    ['+soon feed', 1, { kind: 'bad-delay', delay: 'soon' }],
    ['feed twice', 1, { kind: 'bad-word', word: 'twice' }],
    ['+4s', 1, { kind: 'unknown-command', command: '+4s' }],
    ['{"type":5}', 1, { kind: 'bad-line' }],
    ['[{"type":"feed"},7]', 2, { kind: 'bad-line' }],
    ['100001 x feed', 1, { kind: 'too-many' }],
    ['60000 x feed\n60000 x feed', 2, { kind: 'too-many' }],
  ])('%j: line %i', (text, line, problem) => {
    expect(readScript(text, 'B')).toMatchObject({ line, problem })
  })

  test('whatever is written, it answers', () => {
    const word = fc.constantFrom(
      'feed',
      'x',
      '3',
      '+4s',
      '{',
      '}',
      '"',
      'amount=',
      '__proto__=1',
      '\n',
      '[',
      ',',
      '×',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
        const read = readScript(words.join(' '), 'B')
        expect('inputs' in read || read.line >= 1).toBe(true)
      }),
    )
  })
})

describe('writing', () => {
  test.each(EXAMPLES)('%s reads back as it was', (name) => {
    const { inputs, reading } = exampleOf(name)
    expect(inputsOf(writeScript(inputs), reading)).toEqual(inputs)
  })

  test('any values read back as they were', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('true', 'null', '5', 'a b', '"'),
    )
    const input = fc.tuple(
      fc.nat({ max: 1e7 }),
      fc.oneof(
        fc.record({ type: fc.constant('remember'), fields: fc.dictionary(fc.string(), value) }),
        fc.record({ type: fc.constant('unlock-achievement'), id: value, name: value }),
        fc.record({
          type: fc.constant('gain-experience'),
          amount: fc.double({ noNaN: true, noDefaultInfinity: true }),
        }),
        fc.constant({ type: 'feed' }),
      ),
    )
    fc.assert(
      fc.property(fc.array(input, { maxLength: 8 }), (inputs) => {
        const plain = JSON.parse(JSON.stringify(inputs)) as Inputs
        expect(inputsOf(writeScript(plain))).toEqual(plain)
      }),
    )
  })

  test('runs of equal commands share a line', () => {
    const inputs = [
      ...Array.from({ length: 500 }, () => [4000, { type: 'play' }] as const),
      [0, { type: 'feed' }] as const,
    ]
    expect(writeScript(inputs)).toBe('500 x +4s play\nfeed')
  })
})

describe('durations', () => {
  test.each([
    ['0', 0],
    ['4000', 4000],
    ['4s', 4000],
    ['1.5h', 5_400_000],
    ['3d', 259_200_000],
  ])('%s', (text, ms) => {
    expect(readDelay(text)).toBe(ms)
  })

  test.each(['', '-1', '4 s', '1e9', '99999999999d', 's'])('%j is none', (text) => {
    expect(readDelay(text)).toBeUndefined()
  })

  test('what is written reads back', () => {
    fc.assert(
      fc.property(fc.nat(), (ms) => {
        expect(readDelay(writeDelay(ms))).toBe(ms)
      }),
    )
  })
})

describe('what commands take', () => {
  test.each(['A', 'B'] as const)(
    '%s: every command that the engine knows, and no other',
    (reading) => {
      const engine = createEngine(reading)
      const known = engine
        .legal(engine.create({ seed: 's', at: 0 }))
        .map(({ type }) => type as string)
      expect([...COMMANDS[reading]].toSorted()).toEqual(known.toSorted())
    },
  )

  test.each(['A', 'B'] as const)(
    '%s: what a form begins with is what the engine accepts',
    (reading) => {
      const engine = createEngine(reading, { extensions: true })
      for (const type of COMMANDS[reading]) {
        const parameters = parametersOf(reading, type)!
        if (parameters.some(({ kind }) => kind === 'item' || kind === 'notification')) continue
        const fields = parameters.map(({ name, kind, example = '', choices: [first] = [] }) => [
          name,
          first ?? (kind === 'text' ? example : (JSON.parse(example) as unknown)),
        ])
        const command = { ...(Object.fromEntries(fields) as object), type }
        expect(problemOf(reading, command)).toBeUndefined()
        const { events } = engine.step(engine.create({ seed: 's', at: 0 }), {
          at: 0,
          command: command as never,
        })
        const wrong = events.filter(
          (event) => event.type === 'refused' && ['invalid', 'unknown'].includes(event.reason),
        )
        expect(wrong, type).toEqual([])
      }
    },
  )
})

describe('completing', () => {
  const labels = (text: string, caret = text.length) =>
    completionsAt(text, caret, 'B').map(({ label }) => label)

  test.each([
    ['pl', ['play']],
    ['+4s ex', ['explore']],
    ['20 x +1min te', ['teach']],
    ['feed\ngain', ['gain-experience']],
    ['gain-experience ', ['amount']],
    ['set-mood mood=s', ['mood=sad']],
    ['unequip slot=', ['slot=hat', 'slot=accessory', 'slot=background', 'slot=special']],
    ['play', []],
    ['# pl', []],
    ['{"type":"pl', []],
  ])('%j: %j', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })

  test('takes the place of the word at the caret, and of nothing else', () => {
    const [first] = completionsAt('feed\npl\nexplore', 7, 'B')
    expect(first).toMatchObject({ text: 'feed\nplay\nexplore', caret: 9 })
  })
})

describe('why a command would be refused', () => {
  test.each([
    ['fr', fr, 'Trop bas : energy 12, il en faut 40.', 'L’inventaire est vide.'],
    ['en', en, 'Too low: energy 12, it takes 40.', 'The inventory is empty.'],
  ] as const)('is said in the visitor’s language: %s', (_, words, lacks, empty) => {
    const low = { reason: 'stat-too-low', stat: 'energy', needs: 40, has: 12 } as const
    expect(refusalText(low, words, String)).toBe(lacks)
    expect(refusalText({ reason: 'inventory-empty' }, words, String)).toBe(empty)
    // Whatever a fresh life refuses has words, and no key of the engine's among them.
    const engine = createEngine('B', { extensions: true })
    const refused = engine
      .legal(engine.create({ seed: 'refused', at: 0 }))
      .flatMap((one) => (one.ok ? [] : [refusalText(one, words, String)]))
    expect(refused.length).toBeGreaterThan(0)
    for (const text of refused) expect(text).toMatch(/^\p{Lu}[^_{}]{6,}\.$/u)
  })
})
