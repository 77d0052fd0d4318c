/** The doors of the package: their names, and what stands in its manifest. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as engine from '#engine'
import * as companion from '../ui/companion/index.ts'
import * as library from '../ui/index.ts'
import { sourcesOf, textOfFile } from './support/source.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  name: string
  files: readonly string[]
  exports: Record<string, unknown>
  sideEffects: readonly string[]
  peerDependencies: Record<string, string>
}

const doors = [
  [
    'ui',
    library,
    import.meta.glob<object>(['../ui/*/index.ts', '!**/companion/index.ts'], { eager: true }),
  ],
  ['companion', companion, import.meta.glob<object>('../ui/companion/*/index.ts', { eager: true })],
] as const

test.each<[name: string, door: object]>([
  ['ui', library],
  ['companion', companion],
  ['engine', engine],
])('the door opale/%s opens on the names that are promised', async (name, door) => {
  const names = Object.entries(door).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = names.map(([each, value]) => `${each}${shape(value)}\n`).join('')
  await expect(text).toMatchFileSnapshot(`./fixtures/${name}-door.txt`)
})

describe.each(doors)('the door opale/%s', (_name, door, inner) => {
  test('leaves out no component', () => {
    // Small letters are classes and functions that components share among themselves.
    const names = Object.values(inner).flatMap((one) => Object.keys(one).filter(isPublic))
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((each) => !Object.hasOwn(door, each))).toEqual([])
  })
})

test('what any project could use is between 45 and 60 components', () => {
  const [[, , folders]] = doors
  const drawing = Object.values(folders).filter((folder) =>
    Object.entries(folder).some(([name, value]) => isPublic(name) && typeof value === 'function'),
  )
  expect(drawing.length).toBeGreaterThanOrEqual(45)
  expect(drawing.length).toBeLessThanOrEqual(60)
})

describe('the package', () => {
  // A bundler leaves a module out that nothing is taken from, and its sheet with it.
  test('brings a sheet for its own sake by the name of the sheet', () => {
    const bare = sourcesOf('ui').flatMap((file) =>
      [...textOfFile(file).matchAll(/^import '([^']+)'/gmu)].map(([, name = '']) => [file, name]),
    )
    expect(bare.length).toBeGreaterThan(10)
    expect(bare.filter(([, name = '']) => !name.endsWith('.css.ts'))).toEqual([])
  })

  test('says of every folder of the site whether its modules act when they are read', () => {
    const site = readdirSync(new URL('site/', root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    const said = manifest.sideEffects.flatMap(
      (glob) => /^\.\/site\/\{(.+)\}/u.exec(glob)?.[1] ?? [],
    )
    expect(new Set(said.join().split(','))).toEqual(
      new Set(site.filter((folder) => folder !== 'components')),
    )
  })

  test('names its doors, a stylesheet for each that draws, one for a whole page, the review of pictures, and nothing else', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      './engine',
      './companion',
      './companion/style.css',
      './ui',
      './ui/reset.css',
      './ui/style.css',
      './visual',
      './package.json',
    ])
    expect(manifest.files).toEqual(['dist/lib', 'engine/README.md', 'CHANGELOG.md'])
  })

  test('says what it needs beside it', () => {
    expect(manifest).not.toHaveProperty('dependencies')
    const known = Object.keys(manifest.peerDependencies)
    // Gone from what is built: their work is done by then.
    const building = ['@vanilla-extract/css', '@vanilla-extract/recipes']
    // Travels inside: `vite.lib.ts` takes it along as a module of its own.
    const inside = ['seedrandom']
    const imported = ['engine', 'ui'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .flatMap((file) => packagesIn(read(`${folder}/${file}`))),
    )
    expect(
      imported.filter(
        (name) => ![...known, ...building, ...inside].includes(name) && !name.startsWith('node:'),
      ),
    ).toEqual([])
    expect(imported).toContain('react')
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
