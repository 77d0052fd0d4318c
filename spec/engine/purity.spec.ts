import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { bundle } from './support/bundle.ts'

const FOLDER = new URL('../../engine/', import.meta.url)
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
/** The command line alone may touch Node, and declarations hold no code. */
const files = sources.filter((file) => !file.endsWith('.d.ts') && !file.startsWith('cli'))
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
/** The code alone: comments may speak of anything. */
const code = (file: string): string => read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

describe('the engine is pure', () => {
  test('files were read', () => {
    expect(files.length).toBeGreaterThan(40)
  })
  test.each(files)('%s: no clock, no chance, no host, no inexact powers', (file) => {
    expect(code(file)).not.toMatch(
      /\bDate\b|Math\.(?:random|pow|exp|log|sin|cos)\b|\*\*|setTimeout|setInterval|globalThis|\bprocess\b|\bwindow\b|\bdocument\b|\bany\b/,
    )
  })
  test.each(files)('%s imports nothing but its own and seedrandom', (file) => {
    const imports = [...code(file).matchAll(/from\s+'([^']+)'/g)].map(([, name]) => name!)
    const foreign = imports.filter((name) => !name.startsWith('.'))
    for (const name of foreign) expect(name).toBe('seedrandom/lib/tychei.js')
  })
  test('files stay small', () => {
    const lines = sources.map((file) => read(file).split('\n').length).sort((a, b) => a - b)
    expect(lines.at(-1)).toBeLessThanOrEqual(200)
    expect(lines[lines.length >> 1]).toBeLessThanOrEqual(75)
  })
  test('it lives, with seedrandom, where there is no clock, no chance and no host', async () => {
    const lives = new URL('golden/lives.ts', import.meta.url).pathname
    const script = await bundle(`export { goldenHashes } from '${lives}'`, 'iife')
    const world = createContext({})
    // What the language itself brings along; a bare context has nothing else.
    runInContext(
      `for (const name of ['Date', 'Intl', 'eval']) delete globalThis[name]
       for (const name of Object.getOwnPropertyNames(Math))
         if (!/^(?:floor|ceil|round|min|max|abs|sign|imul)$/.test(name)) delete Math[name]
       for (const name of Object.getOwnPropertyNames(String.prototype))
         if (name.includes('ocale')) delete String.prototype[name]`,
      world,
    )
    const hashes: unknown = runInContext(`${script}; bundled.goldenHashes()`, world)
    const golden: unknown = JSON.parse(
      readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'),
    )
    expect({ ...(hashes as object) }).toEqual(golden)
    expect(runInContext('typeof Date + typeof setTimeout + typeof Math.random', world)).toBe(
      'undefined'.repeat(3),
    )
  })
})
