import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { replay, type Scenario, type Trace } from '#engine'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STORY = join(ROOT, 'spec/scenarios/first-cuddle.json')
const story = JSON.parse(readFileSync(STORY, 'utf8')) as Scenario
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command line as `npm run replay` does. */
const run = (args: readonly string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'engine/cli/replay.ts', ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, ...(input !== undefined && { input }) },
  )
  return { status, stdout, stderr }
}
const file = (name: string, data: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(data))
  return path
}
const { expect: _, ...unexpecting } = story

describe('npm run replay', () => {
  test('a trace to read', () => {
    const { status, stdout } = run([STORY])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Reading B, seed "first-cuddle", 4 commands\n/)
    expect(stdout).toContain('happiness 75 → 84')
    expect(stdout).toContain('- notified: message level-up, level 2')
    expect(stdout.trimEnd().endsWith(`Hash ${story.expect!.hash}`)).toBe(true)
  })
  test('--json: exactly what replay gives, also from standard input and for arrays', () => {
    const expected = JSON.parse(JSON.stringify(replay(story))) as Trace
    const [one, many] = [
      run([STORY, '--json']),
      run(['-', '--json'], JSON.stringify([story, story])),
    ]
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
    expect(run(['-', '--json'], '[]').stdout).toBe('[]\n')
  })
  test('--expect: a different hash is exit 1 and names the first command that differs', () => {
    const marks = story.expect!.marks!.map((mark, i) => (i < 2 ? mark : '0'.repeat(16)))
    const wrong = file('wrong.json', { ...story, expect: { hash: marks.at(-1)!, marks } })
    for (const args of [[wrong], [wrong, '--expect']]) {
      const { status, stderr } = run(args)
      expect(status).toBe(1)
      expect(stderr).toContain('first difference at command 3 ({"type":"tick"})')
    }
    expect(run([STORY, '--expect']).status).toBe(0)
  })
  test('--expect with a hash, or with an earlier trace', () => {
    const bare = file('bare.json', unexpecting)
    expect(run([bare, '--expect', story.expect!.hash]).status).toBe(0)
    expect(run([bare, `--expect=${'0'.repeat(16)}`])).toMatchObject({ status: 1 })
    const other = replay({
      ...unexpecting,
      inputs: [...unexpecting.inputs.slice(0, 1), [1, { type: 'feed' }]],
    })
    const { status, stderr } = run([bare, `--expect=${file('trace.json', other)}`])
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
  ])('%s: one line that names the place, exit 2', (_name, input, line) => {
    const { status, stdout, stderr } = run(['-'], input)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(line)
  })
  test('wrong use shows how to use it; a missing file is named', () => {
    for (const args of [[], ['--jsn', STORY], [STORY, STORY]]) {
      const { status, stderr } = run(args)
      expect(status).toBe(2)
      expect(stderr).toContain('Usage: npm run -s replay -- FILE')
    }
    expect(run([join(folder, 'none.json')])).toMatchObject({ status: 2 })
    expect(run([file('unexpecting.json', unexpecting), '--expect'])).toMatchObject({ status: 2 })
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
