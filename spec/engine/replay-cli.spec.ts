import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from '../../engine/cli/main.ts'
import { replay, type Scenario, type Trace } from '#engine'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STORY = join(ROOT, 'spec/scenarios/first-cuddle.json')
const story = JSON.parse(readFileSync(STORY, 'utf8')) as Scenario
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command line as `npm run replay` does, in a process of its own. */
const spawned = (args: readonly string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'engine/cli/replay.ts', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, ...(input !== undefined && { input }) },
  )
  return { status, stdout, stderr }
}

/** The same in this process, which takes a hundredth of the time. */
const run = async (args: readonly string[], input = '') => {
  let stdout = ''
  let stderr = ''
  const status = await main(args, {
    read: async (name) => (name === '-' ? input : readFile(name, 'utf8')),
    async write(chunk) {
      stdout += chunk
    },
    complain: (line) => (stderr += `${line}\n`),
  })
  return { status, stdout, stderr }
}
const file = (name: string, data: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(data))
  return path
}
const { expect: _, ...unexpecting } = story
const feed = { type: 'feed' }

/** The machine form: stats are in the states. */
const traceOf = (scenario: Scenario) => {
  const { stats: _stats, ...trace } = replay(scenario)
  return JSON.parse(JSON.stringify(trace)) as Omit<Trace, 'stats'>
}

/** The same in this process, with files that exist only here. */
const call = async (args: readonly string[], files: Readonly<Record<string, string>>) => {
  const lines: string[] = []
  let stdout = ''
  const status = await main(args, {
    async read(name) {
      if (!Object.hasOwn(files, name)) throw new Error('it is not there')
      return files[name]!
    },
    async write(chunk) {
      stdout += chunk
    },
    complain: (line) => lines.push(line),
  })
  return { status, stdout, lines }
}

describe('npm run replay', () => {
  test('a trace to read', () => {
    const { status, stdout } = spawned([STORY])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Reading B, seed "first-cuddle", 4 commands\n/)
    expect(stdout).toContain('happiness 75 → 84')
    expect(stdout).toContain('- notified: message level-up, level 2')
    expect(stdout.trimEnd().endsWith(`Hash ${story.expect!.hash}`)).toBe(true)
  })
  test('--json: what replay gives, also from standard input and for arrays, and without states where one asks', async () => {
    const expected = traceOf(story)
    const one = await run([STORY, '--json'])
    const many = spawned(['-', '--json'], JSON.stringify([story, story]))
    expect([one.status, many.status]).toEqual([0, 0])
    expect(JSON.parse(one.stdout)).toEqual(expected)
    expect(Object.keys(JSON.parse(one.stdout) as Trace)).toEqual([
      'reading',
      'hash',
      'marks',
      'events',
      'states',
      'final',
    ])
    expect(JSON.parse(many.stdout)).toEqual([expected, expected])
    const { states: _states, ...brief } = expected
    const without = await run([STORY, '--json', '--no-states'])
    expect([without.status, JSON.parse(without.stdout)]).toEqual([0, brief])
    expect((await run(['-', '--json'], '[]')).stdout).toBe('[]\n')
  })
  test('--expect: a different hash is exit 1 and names the first command that differs', async () => {
    const marks = story.expect!.marks!.map((mark, i) => (i < 2 ? mark : '0'.repeat(16)))
    const wrong = file('wrong.json', { ...story, expect: { hash: marks.at(-1)!, marks } })
    for (const args of [[wrong], [wrong, '--expect']]) {
      const { status, stderr } = await run(args)
      expect(status).toBe(1)
      expect(stderr).toContain('first difference at command 3 ({"type":"tick"})')
    }
    expect((await run([STORY, '--expect'])).status).toBe(0)
    expect(spawned([wrong]).status).toBe(1)
  })
  test('--expect with a hash, or with an earlier trace', async () => {
    const bare = file('bare.json', unexpecting)
    expect((await run([bare, '--expect', story.expect!.hash])).status).toBe(0)
    expect(await run([bare, `--expect=${'0'.repeat(16)}`])).toMatchObject({ status: 1 })
    const other = replay({
      ...unexpecting,
      inputs: [...unexpecting.inputs.slice(0, 1), [1, { type: 'feed' }]],
    })
    const { status, stderr } = await run([bare, `--expect=${file('trace.json', other)}`])
    expect(status).toBe(1)
    expect(stderr).toContain('first difference at command 2 ')
  })
  test.each([
    ['not JSON', '{"format"', 'is not JSON'],
    [
      'an unknown reading',
      JSON.stringify({ ...unexpecting, reading: 'D' }),
      "reading: must be 'A' or 'B'",
    ],
    [
      'a wrong type',
      JSON.stringify({ ...unexpecting, with: { stats: { love: 'much' } } }),
      'with.stats.love: must be a whole number from 0 to 100',
    ],
    [
      'a time that goes back',
      JSON.stringify([story, { ...unexpecting, inputs: [[-5, { type: 'tick' }]] }]),
      '[1] inputs[0][0]: time must not go back',
    ],
  ])('%s: one line that names the place, exit 2', async (_name, input, line) => {
    const { status, stdout, stderr } = await run(['-'], input)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(line)
  })
  test('a slow writer is waited for, however much it has to say', () => {
    const inputs = Array.from({ length: 4000 }, () => [1, { type: 'tick' }])
    const long = file('slow.json', { ...unexpecting, inputs })
    const command = `(sleep 1; cat "${long}") | "${process.execPath}" --import tsx engine/cli/replay.ts -`
    const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stdout).toContain('4000 commands')
    const wide = JSON.stringify({ ...unexpecting, seed: 'x'.repeat(300_000) })
    expect(spawned(['-'], wide).status).toBe(0)
  })
  test('a reader that has seen enough is no failure', () => {
    const inputs = Array.from({ length: 2000 }, () => [900, feed])
    const long = file('enough.json', { ...unexpecting, inputs })
    const command = `("${process.execPath}" --import tsx engine/cli/replay.ts "${long}" --json; echo "exit $?" >&2) | head -c 10`
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['{"reading"', 'exit 0\n'])
  })
  test('--help shows how to use it, and is no failure', async () => {
    const { status, stdout, stderr } = await run(['--help'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: opale-replay FILE/u)
  })
  test('wrong use shows how to use it; a missing file is named', async () => {
    for (const args of [[], ['--jsn', STORY], [STORY, STORY]]) {
      const { status, stderr } = await run(args)
      expect(status).toBe(2)
      expect(stderr).toContain('Usage: opale-replay FILE')
    }
    for (const path of [join(folder, 'none.json'), folder]) {
      const { status, stderr } = await run([path])
      expect(status).toBe(2)
      expect(stderr).toMatch(/^Cannot read [^\n]+\n$/)
      expect(stderr).toContain(path)
    }
    expect(await run([file('unexpecting.json', unexpecting), '--expect'])).toMatchObject({
      status: 2,
    })
  })
  test('a large output survives a slow pipe', () => {
    const inputs = Array.from({ length: 2000 }, () => [900, { type: 'feed' }])
    const long = file('long.json', { ...unexpecting, inputs })
    const command = `"${process.execPath}" --import tsx engine/cli/replay.ts "${long}" --json | (sleep 1; cat)`
    const { stdout } = spawnSync('sh', ['-c', command], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    expect((JSON.parse(stdout) as Trace).states).toHaveLength(2000)
    expect(stdout.length).toBeGreaterThan(4_000_000)
  })
}, 60_000)

describe('what the command line makes of', () => {
  const play = (scenario: unknown) => call(['-'], { '-': JSON.stringify(scenario) })

  test.each([
    ['a mark of byte order', `\uFEFF${JSON.stringify(story)}`],
    ['lines that end as on Windows', JSON.stringify(story, undefined, 2).replaceAll('\n', '\r\n')],
    ['an empty array', '[]'],
    ['numbers of milliseconds with a fraction', JSON.stringify({ ...unexpecting, start: 0.5 })],
    ['a wait of many lives', JSON.stringify({ ...unexpecting, inputs: [[8e15, feed]] })],
    [
      'names that every object has',
      JSON.stringify({
        ...unexpecting,
        inputs: ['__proto__', 'constructor', 'toString'].map((type) => [0, { type }]),
      }),
    ],
  ])('%s: it plays', async (_name, input) => {
    expect(await call(['-', '--json'], { '-': input })).toMatchObject({ status: 0, lines: [] })
  })

  test.each([
    ['nothing', '', 'is not JSON: '],
    ['null', 'null', 'must be an object'],
    ['an array of arrays', '[[]]', '[0]: must be an object'],
    ['not a number', '{"start":NaN}', 'is not JSON: '],
    [
      'a number beyond numbers',
      '{"format":"opale-scenario/1","reading":"B","seed":"","start":1e999}',
      'start: must be a number',
    ],
    ['a prototype', '{"__proto__":{"format":"opale-scenario/1"}}', '__proto__: is no known field'],
    ['a hundred thousand brackets', '['.repeat(1e5) + ']'.repeat(1e5), '[0]: must be an object'],
    [
      'a command of fifty thousand levels',
      `{"format":"opale-scenario/1","reading":"B","seed":"","start":0,"inputs":[[0,{"type":"feed","a":${'['.repeat(5e4)}${']'.repeat(5e4)}}]]}`,
      'inputs[0][1]: must nest at most 64 levels',
    ],
  ])('%s: one line, exit 2', async (_name, input, line) => {
    const { status, stdout, lines } = await call(['-'], { '-': input })
    expect([status, stdout, lines.length]).toEqual([2, '', 1])
    expect(lines[0]).toMatch(/^Bad scenario: [^\n]+$/)
    expect(lines[0]).toContain(line)
  })

  test('several scenarios: an array of traces', async () => {
    const { stdout } = await call(['-', '--json'], { '-': JSON.stringify([story, unexpecting]) })
    expect(JSON.parse(stdout)).toEqual([traceOf(story), traceOf(unexpecting)])
  })

  test('one command, in so many words', async () => {
    const { stdout } = await play({ ...unexpecting, extensions: true, inputs: [[0, feed]] })
    expect(stdout).toMatch(/^Reading B, seed "first-cuddle", extensions, 1 command\n/)
  })

  test('several scenarios: each line says which differs, and where', async () => {
    const hash = '0'.repeat(16)
    const scenarios = [
      story,
      { ...story, expect: { hash } },
      { ...story, expect: { hash, marks: story.expect!.marks } },
      { ...unexpecting, inputs: [], expect: { hash, marks: [hash] } },
    ]
    const { status, lines } = await play(scenarios)
    expect(status).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^\[1\] Hash differs: expected 0+, got \w+; without "marks"/),
      expect.stringMatching(/^\[2\] .*, though every command agrees$/),
      expect.stringMatching(/^\[3\] .*; first difference at command 1, which is not there$/),
    ])
  })

  test('a scenario that lacks the expectation that is asked for', async () => {
    const { status, lines } = await call(['-', '--expect'], {
      '-': JSON.stringify([story, unexpecting]),
    })
    expect([status, lines]).toEqual([2, ['Bad scenario: [1] expect: is missing']])
  })

  test.each([
    ['an earlier trace that is not JSON', '{', /^trace\.json is not JSON: /],
    ['one that is no trace', '[null, 7]', /^trace\.json \[0\] is no trace: it has no hash$/],
    ['one whose marks are no list', '[{"hash":"","marks":7},1]', /is no trace/],
    ['one trace too few', '[]', /^trace\.json holds 0 traces, where 2 were played$/],
    ['no such file', undefined, /^Cannot read trace\.json: it is not there$/],
  ])('%s: nothing passes unseen', async (_name, trace, line) => {
    const files = { '-': JSON.stringify([unexpecting, unexpecting]) }
    const { status, lines } = await call(['-', '--expect=trace.json'], {
      ...files,
      ...(trace !== undefined && { 'trace.json': trace }),
    })
    expect([status, lines.length]).toEqual([2, 1])
    expect(lines[0]).toMatch(line)
  })

  test('an earlier trace that agrees, and a hash in capital letters', async () => {
    const trace = JSON.stringify(replay(story))
    const files = { '-': JSON.stringify(unexpecting), 'trace.json': `\uFEFF${trace}` }
    expect(await call(['-', '--expect=trace.json'], files)).toMatchObject({ status: 0, lines: [] })
    const hash = story.expect!.hash.toUpperCase()
    expect(await call(['-', '--expect', hash], files)).toMatchObject({ status: 0, lines: [] })
    expect((await call(['-', '--expect', '0'.repeat(16)], files)).status).toBe(1)
  })

  test.each([[], ['--jsn', '-'], ['-', '-'], ['--expect']].map((args) => [args]))(
    'wrong use, %o: how to use it',
    async (args) => {
      const { status, lines } = await call(args, {})
      expect(status).toBe(2)
      expect(lines.join()).toContain('Usage: opale-replay FILE')
    },
  )
})
