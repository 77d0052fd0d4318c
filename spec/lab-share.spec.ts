/** The lab's links, files and command lines: the same life again, or a clear word why not. */
import { execFileSync } from 'node:child_process'
import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replay, type Scenario } from '#engine'
import { commandLine, wholeCommandLine } from '../site/pages/lab/share/command-line.ts'
import { expecting, fileName, fileText, readFile } from '../site/pages/lab/share/file.ts'
import { linkTo, LONGEST_LINK } from '../site/pages/lab/share/link.ts'
import { readLink } from '../site/pages/lab/share/read-link.ts'
import { Unreadable } from '../site/pages/lab/share/unreadable.ts'
import { exampleOf, EXAMPLES } from '../site/pages/lab/run/examples.ts'
import { hashOf, play } from '../site/pages/lab/run/run.ts'
import { ROOT } from './support/source.ts'

const PAGE = 'https://example.org/debug-opale'
const days = exampleOf('days')

const faultOf = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((caught: unknown) => caught)
  return error instanceof Unreadable ? error.fault : error
}

describe('a link', () => {
  const again = async (scenario: Scenario) => {
    const link = await linkTo(PAGE, scenario)
    return readLink(new URL(link!).hash)
  }

  test('gives the same scenario again, whatever it holds', async () => {
    const command = fc.oneof(
      fc.constantFrom({ type: 'feed' }, { type: 'play' }, { type: 'tick' }),
      fc.record({ type: fc.string(), note: fc.jsonValue({ maxDepth: 3 }) }),
    )
    const scenario = fc
      .record({
        seed: fc.string({ unit: 'binary' }),
        name: fc.option(fc.string(), { nil: undefined }),
        start: fc.integer({ min: -1e12, max: 1e12 }),
        extensions: fc.boolean(),
        inputs: fc.array(fc.tuple(fc.nat({ max: 1e6 }), command), { maxLength: 30 }),
      })
      // Half a pair of characters has no bytes.
      .filter((one) => !/\\ud[89a-f]/u.test(JSON.stringify(one)))
    await fc.assert(
      fc.asyncProperty(scenario, async ({ name, extensions, ...rest }) => {
        const whole = {
          format: 'opale-scenario/1',
          // Nobody is named in reading B.
          reading: name === undefined ? 'B' : 'A',
          ...(name !== undefined && { name }),
          ...(extensions && { extensions }),
          ...(JSON.parse(JSON.stringify(rest)) as object),
        } as Scenario
        expect(await again(whole)).toEqual(whole)
      }),
    )
  })

  test('carries what she begins with, and the hash that is expected', async () => {
    const scenario: Scenario = {
      ...days,
      with: { stats: { energy: 7 } },
      expect: { hash: hashOf(play(days)) },
    }
    const { rules: _known, ...told } = scenario
    expect(await again(scenario)).toEqual(told)
  })

  test('of 240 commands is short; where it would pass 8 KB there is none', async () => {
    const link = await linkTo(PAGE, days)
    expect(link!.length).toBeLessThan(2000)
    expect(await linkTo(PAGE, exampleOf('life'))).toBeUndefined()
    const many = {
      ...days,
      inputs: Array.from({ length: 9000 }, () => [4000, { type: 'feed' }] as const),
    }
    expect((await linkTo(PAGE, many))!.length).toBeLessThan(LONGEST_LINK)
  })

  const squeezed = (text: string | Buffer) => `#run=${deflateRawSync(text).toString('base64url')}`
  const packed = (fields: object) =>
    squeezed(
      JSON.stringify({
        v: 1,
        r: 'B',
        s: 'x',
        t: 0,
        c: [[0, { type: 'feed' }]],
        i: [0, 1],
        ...fields,
      }),
    )

  test.each([
    ['nothing', '#run=', { kind: 'broken-link' }],
    ['no letters of ours', '#run=%%%', { kind: 'broken-link' }],
    ['cut short', `#run=${'q'.repeat(40)}`, { kind: 'broken-link' }],
    ['no JSON', squeezed('hello'), { kind: 'broken-link' }],
    ['not packed', squeezed('[1,2]'), { kind: 'broken-link' }],
    ['another version', packed({ v: 2 }), { kind: 'other-version' }],
    ['a version of no kind', packed({ v: 'x' }), { kind: 'broken-link' }],
    ['a command that is not there', packed({ i: [7, 1] }), { kind: 'broken-link' }],
    ['less than none', packed({ i: [0, -1] }), { kind: 'broken-link' }],
    ['a billion commands', packed({ i: [0, 1e9] }), { kind: 'too-long' }],
    ['gigabytes folded small', squeezed(Buffer.alloc(50_000_000, 32)), { kind: 'broken-link' }],
    ['other rules', packed({ r: 'Z' }), { kind: 'bad-scenario', place: 'reading' }],
    ['no seed', packed({ s: 7 }), { kind: 'bad-scenario', place: 'seed' }],
    [
      'time that goes back',
      packed({ c: [[-5, { type: 'feed' }]] }),
      { kind: 'bad-scenario', place: 'inputs[0][0]' },
    ],
    [
      'a pet out of range',
      packed({ w: { stats: { energy: 1e9 } } }),
      { kind: 'bad-scenario', place: 'with.stats.energy' },
    ],
    [
      'a nature to poison',
      squeezed('{"v":1,"r":"B","s":"x","t":0,"c":[],"i":[],"w":{"__proto__":{"a":1}}}'),
      { kind: 'bad-scenario' },
    ],
  ])('%s is refused', async (_, hash, fault) => {
    expect(await faultOf(readLink(hash))).toMatchObject(fault)
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  test('whatever stands in it, it is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc
            .jsonValue()
            .map((value) => deflateRawSync(JSON.stringify(value)).toString('base64url')),
        ),
        async (letters) => {
          expect(await faultOf(readLink(`#run=${letters}`))).toHaveProperty('kind')
        },
      ),
    )
  })
})

describe('a file', () => {
  test.each(EXAMPLES)('%s: is read back with the marks that it must meet', async (name) => {
    const run = play(exampleOf(name))
    expect(await readFile(new Blob([fileText(run)]))).toEqual([expecting(run)])
  })

  test('several scenarios come at once', async () => {
    const text = JSON.stringify([days, exampleOf('family')])
    expect(await readFile(new Blob([text]))).toHaveLength(2)
  })

  test.each([
    ['', { kind: 'not-json' }],
    ['{"format":', { kind: 'not-json' }],
    ['[]', { kind: 'bad-scenario', place: '' }],
    ['null', { kind: 'bad-scenario', place: '' }],
    [
      JSON.stringify({ ...days, inputs: [[0, { type: 'feed' }], [1]] }),
      { kind: 'bad-scenario', place: 'inputs[1]' },
    ],
    [JSON.stringify({ ...days, secret: 1 }), { kind: 'bad-scenario', place: 'secret' }],
  ])('%.40s is refused', async (text, fault) => {
    expect(await faultOf(readFile(new Blob([text])))).toMatchObject(fault)
  })

  test('too large is refused unread', async () => {
    const huge = {
      size: 64_000_000,
      text: () => Promise.reject(new Error('read')),
    } as unknown as Blob
    expect(await faultOf(readFile(huge))).toEqual({ kind: 'too-large', most: 32 })
  })

  test.each([
    ['opale-2026', 'opale-2026.json'],
    ['Une journée de pluie', 'opale-une-journee-de-pluie.json'],
    ['../../etc/passwd', 'opale-etc-passwd.json'],
    ['雨', 'opale.json'],
  ])('the seed %j makes %s', (seed, name) => {
    expect(fileName({ ...days, seed })).toBe(name)
  })
})

describe('the command line', () => {
  const shell = (line: string) =>
    execFileSync(
      'sh',
      ['-c', line.replace('npm run -s replay --', 'node_modules/.bin/tsx engine/cli/replay.ts')],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )

  test('that holds the whole run prints the hash that the lab shows', () => {
    const scenario: Scenario = {
      ...days,
      seed: "l'été d'Opale \\ $HOME",
      inputs: [
        ...days.inputs.slice(0, 12),
        [5, { type: 'set-mood', mood: 'sad', reason: "it's 100 %" }],
      ],
    }
    const run = play(scenario)
    const printed = shell(wholeCommandLine(run)!)
    expect(printed).toContain(`Hash ${hashOf(run)}`)
    expect(hashOf(run)).toBe(replay(scenario).hash)
  })

  test('names the file where the run is too long to paste', () => {
    const run = play(days)
    expect(wholeCommandLine(run)).toBeUndefined()
    expect(commandLine(run)).toBe(`npm run -s replay -- opale-2026.json --expect=${hashOf(run)}`)
  })
})
