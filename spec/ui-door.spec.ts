/** What another project gets: the door's names always, and with `VERIFY=1` the package itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '#engine'
import * as door from '../ui/index.ts'
import {
  attw,
  bytesOf,
  install,
  live,
  pack,
  publint,
  remove,
  run,
  show,
  typeCheck,
} from './support/consumer.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  name: string
  files: readonly string[]
  exports: Record<string, unknown>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

describe('the door of the library', () => {
  test('opens on the names that are promised', async () => {
    const names = Object.entries(door).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const text = names.map(([name, value]) => `${name}${shape(value)}\n`).join('')
    await expect(text).toMatchFileSnapshot('./fixtures/ui-door.txt')
  })

  test('leaves out no component', () => {
    const inner = import.meta.glob<object>('../ui/*/index.ts', { eager: true })
    // Small letters are classes and functions that components share among themselves.
    const names = Object.values(inner).flatMap((one) => Object.keys(one).filter(isPublic))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !Object.hasOwn(door, name))).toEqual([])
  })
})

describe('the package', () => {
  test('names its doors, its one stylesheet and nothing else', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      './engine',
      './ui',
      './ui/style.css',
      './package.json',
    ])
    expect(manifest.files).toEqual(['dist/lib'])
  })

  test('says what it needs beside it', () => {
    const known = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
    // Gone from what is built: their work is done by then.
    const building = ['@vanilla-extract/css', '@vanilla-extract/recipes']
    const imported = ['engine', 'ui'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .flatMap((file) => packagesIn(read(`${folder}/${file}`))),
    )
    expect(
      imported.filter(
        (name) => ![...known, ...building].includes(name) && !name.startsWith('node:'),
      ),
    ).toEqual([])
    expect(imported).toContain('react')
  })
})

describe.runIf(process.env['VERIFY'] === '1')('the package, packed', { timeout: 300_000 }, () => {
  let folder: string
  let tarball: string
  beforeAll(async () => {
    ;({ folder, tarball } = await pack())
    await install(folder, tarball)
  }, 300_000)
  afterAll(() => remove(folder))

  test('has doors that publint and attw find nothing to say about', async () => {
    expect(await run(process.execPath, [publint, tarball, '--strict'])).toContain('All good')
    const quietly = ['--profile', 'esm-only', '--quiet']
    expect(await run(process.execPath, [attw, tarball, ...quietly])).toBe('')
  })

  test.each(['bundler', 'nodenext'] as const)(
    'type-checks in a project that resolves as %s does',
    async (resolution) => {
      expect(await typeCheck(folder, resolution)).toBe('')
    },
  )

  test('gives a program in Node the same life as here, by step and by replay', async () => {
    const engine = createEngine('B')
    const born = engine.create({ seed: 'consumer', at: 0 })
    const hash = engine.hash(engine.step(born, { at: 1000, command: { type: 'feed' } }).next)
    expect(await live(folder)).toEqual([hash, hash])
  })

  test('lets a bundler leave the rules out for one who takes a constant', async () => {
    expect(await bytesOf(folder, 'SAVE_KEYS, STATS_B')).toBeLessThan(4000)
    expect(await bytesOf(folder, 'createEngine, replay')).toBeGreaterThan(20_000)
  })

  test('gives a project with its own bundler a button, its looks and nothing else', async () => {
    const { shown, script } = await show(folder)
    expect(shown).toEqual({
      words: 'Bonjour',
      background: 'rgb(255, 140, 203)',
      font: expect.stringContaining('Opale') as string,
    })
    expect(script).toContain('button_button')
    expect(script).not.toContain('timeline_')
  })
})

const isPublic = (name: string) => /^[A-Z]/u.test(name)

/** How a value can be used: called, or looped over. */
const shape = (value: unknown): string => {
  if (typeof value === 'function') return '()'
  if (Array.isArray(value)) return `: ${value.every(isPlain) ? value.join(', ') : value.length}`
  return isPlain(value) ? '' : `: {${Object.keys(value as object).join(', ')}}`
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** Packages that a source file imports, by name. */
const packagesIn = (source: string): readonly string[] =>
  [
    ...source.matchAll(/^(?:import|export|\}) ?.*from '(?<name>(?:@[^/']+\/)?[^./'#][^/']*)/gmu),
  ].flatMap(({ groups }) => groups?.['name'] ?? [])
