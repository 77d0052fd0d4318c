/**
 * What another project gets that installs the package: always in a project on Vite, and with
 * `VERIFY=1` in those that need the network.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '#engine'
import {
  attw,
  buildWithVite,
  differences,
  weightOf,
  installFor,
  installHere,
  live,
  pack,
  publint,
  remove,
  run,
  show,
  typeCheck,
  type Packed,
  type Shown,
} from './support/consumer.ts'
import { pageWide } from './support/page-wide.ts'

let packed: Packed
beforeAll(async () => {
  packed = await pack()
}, 300_000)
afterAll(() => remove(packed))

/** Most Brotli bytes for what is imported: of script, React apart, and of styles with the theme. */
const BUDGETS: readonly (readonly [door: Door, names: string, script: number, styles: number])[] = [
  ['ui', 'Button', 1400, 2100],
  ['ui', 'Dialog', 3500, 3800],
  ['ui', 'Tabs', 2600, 2100],
  ['ui', '*', 27_000, 14_500],
  ['companion', 'Living', 9300, 2100],
  ['companion', '*', 34_000, 11_000],
]
type Door = 'ui' | 'companion'

/** Classes of the styles that a script brings. */
const classesOf = async (project: string, script: readonly string[]): Promise<string[]> => {
  await weightOf(project, script.join('\n'))
  const css = readFileSync(join(project, 'taken/taken.css'), 'utf8')
  return [...new Set(css.match(/\.[a-z_][\w-]*/giu))].toSorted()
}

/** The solid button and the dialog that it opens, as here. */
const AS_HERE: Shown = {
  background: 'rgb(245, 240, 255)',
  font: expect.stringContaining('Opale') as string,
  dialog: expect.stringContaining('Elle est là.') as string,
  problems: [],
}

describe('a project on Vite', { timeout: 300_000 }, () => {
  let project: string
  beforeAll(async () => {
    project = await installHere(packed)
  }, 60_000)

  test('is built for production, and looks and acts as here', async () => {
    await buildWithVite(project)
    expect(await show(project)).toEqual(AS_HERE)
  })

  test('looks the same without the reset as with it, whatever the page around it says', async () => {
    expect(await differences(project, ['/looks.html', '/looks.html?reset'])).toEqual([])
  })

  test('has nothing said of its page but the custom properties of the theme', () => {
    for (const name of ['theme', 'style']) {
      const css = readFileSync(join(project, `node_modules/opale/dist/lib/ui/${name}.css`), 'utf8')
      expect(pageWide(css)).toEqual([])
    }
  })

  test.each(['bundler', 'nodenext'] as const)(
    'type-checks where modules are resolved as %s does',
    async (resolution) => {
      expect(await typeCheck(project, resolution)).toBe('')
    },
  )

  test('gives a program in Node the same life as here, by step and by replay', async () => {
    const engine = createEngine('B')
    const born = engine.create({ seed: 'consumer', at: 0 })
    const hash = engine.hash(engine.step(born, { at: 1000, command: { type: 'feed' } }).next)
    expect(await live(project)).toEqual([hash, hash])
  })

  test.each(BUDGETS)(
    'pays at opale/%s for %s no more than %i bytes of script, %i of styles',
    async (door, names, script, styles) => {
      const all = names === '*' ? '*' : `{ ${names} }`
      const weight = await weightOf(project, `export ${all} from "opale/${door}"`)
      expect(weight.script).toBeLessThan(script)
      expect(weight.styles).toBeLessThan(styles)
      // Without them it would look like nothing.
      expect(weight.styles).toBeGreaterThan(1000)
    },
  )

  test('finds in the sheets of both doors what all components bring', async () => {
    const doors = ['ui', 'companion']
    const imported = await classesOf(
      project,
      doors.map((door) => `export * from "opale/${door}"`),
    )
    const sheets = doors.map((door) => `import "opale/${door}/style.css"`)
    const known = new Set(await classesOf(project, sheets))
    expect(imported.length).toBeGreaterThan(100)
    expect(imported.filter((name) => !known.has(name))).toEqual([])
  })

  test('pays nothing for the rules who takes a constant of the engine', async () => {
    const { script, styles } = await weightOf(project, 'export { SAVE_KEYS } from "opale/engine"')
    expect([script < 1500, styles]).toEqual([true, 0])
  })
})

describe.runIf(process.env['VERIFY'] === '1')('the package, packed', { timeout: 600_000 }, () => {
  test('has doors that publint and attw find nothing to say about', async () => {
    expect(await run(process.execPath, [publint, packed.tarball, '--strict'])).toContain('All good')
    const quietly = ['--profile', 'esm-only', '--quiet']
    expect(await run(process.execPath, [attw, packed.tarball, ...quietly])).toBe('')
  })

  test.each(['webpack', 'next'] as const)(
    'is built by %s, and looks and acts as here',
    async (name) => {
      const project = await installFor(name, packed)
      await run('npm', ['run', 'build'], project)
      expect(await show(project)).toEqual(AS_HERE)
    },
  )

  test('is drawn by Node alone, with the oldest React that it takes', async () => {
    const project = await installFor('node', packed)
    await run('npm', ['run', 'build'], project)
    expect(readFileSync(join(project, 'out/index.html'), 'utf8')).toMatch(/19\.2\.0.*Ouvrir/su)
  })
})
