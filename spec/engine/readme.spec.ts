import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { A, B, born } from './support/lives.ts'
import { reference } from './support/reference.ts'

const README = new URL('../../engine/README.md', import.meta.url)
const text = readFileSync(README, 'utf8')
const CACHE = new URL('../../.cache/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The formatter aligns tables; what they say is what matters. */
const squeeze = (markdown: string): string =>
  markdown.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

const run = (file: string, args: readonly string[] = [], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
  })

describe('engine/README.md', () => {
  test('lists every command and every event as the types have them (README=write renews it)', () => {
    const renewed = text.replace(
      /(<!-- reference -->\n)[\s\S]*(<!-- \/reference -->)/,
      (_all, open: string, close: string) => `${open}\n${reference()}\n\n${close}`,
    )
    if (process.env['README'] === 'write') writeFileSync(README, renewed)
    else expect(squeeze(text)).toBe(squeeze(renewed))
  })
  test('says what every type is that it names', () => {
    const [, types = ''] = text.split('### Types')
    const explained = new Set([...types.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!))
    const tables = /<!-- reference -->([\s\S]*)<!-- \/reference -->/.exec(text)![1]!
    const named = [...tables.matchAll(/`[^`]+`/g)].flatMap(
      ([code]) => code.match(/\b[A-Z]\w+/g) ?? [],
    )
    const own = named.filter((name) => !/^(?:Readonly|Partial|Record|Omit)$/.test(name))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((name) => !explained.has(name))).toEqual([])
  })
  test('leaves out no command that the engines know', () => {
    for (const { type } of [...A.legal(born('A')), ...B.legal(born('B'))])
      expect(text).toContain(`\`${type}\``)
  })
  test('its ten lines run', () => {
    const code = /```ts\n([\s\S]*?)```/.exec(text)![1]!.replace("'opale/engine'", "'#engine'")
    expect(
      code
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
    ).toHaveLength(9)
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(new URL('life.ts', CACHE), code)
    expect(run('.cache/life.ts').stdout).toMatch(
      /^feed \d+ \d+\nplay \d+ \d+\nexplore \d+ \d+\nok [0-9a-f]{16}\n$/,
    )
  })
  test('its scenario replays', () => {
    const scenario = /```json\n([\s\S]*?)```/.exec(text)![1]!
    const { status, stdout } = run('engine/cli/replay.ts', ['-'], scenario)
    expect(status).toBe(0)
    expect(stdout).toContain('play')
  })
}, 30_000)
