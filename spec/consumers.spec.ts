/**
 * What another project gets that installs the package: always in a project on Vite, and with
 * `VERIFY=1` in those that need the network.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine, replay, type Scenario } from '#engine'
import type * as Preset from './visual/preset.ts'
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
import { acceptInPanel, review } from './support/consumer-review.ts'
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
  const inPackage = (path: string) =>
    readFileSync(join(project, 'node_modules/opale', path), 'utf8')

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

  test.each([
    ['createEngine', 16],
    ['createEngineA', 11],
    ['createEngineB', 11],
  ])(
    'pays for %s no more than %i KB, the generator included, which is seedrandom’s',
    async (name, most) => {
      const { script } = await weightOf(project, `export { ${name} } from "opale/engine"`)
      expect(script).toBeLessThanOrEqual(most * 1024)
      expect(inPackage('dist/lib/engine/tyche.js')).toContain('from "../vendor/tychei.js"')
      expect(inPackage('dist/lib/vendor/seedrandom.LICENSE')).toMatch(/^Copyright \d+ David Bau/u)
    },
  )

  test('has a command that replays, and a page that explains it', async () => {
    const { bin } = JSON.parse(inPackage('package.json')) as { bin: Record<string, string> }
    const command = join(project, 'node_modules/opale', bin['opale-replay']!)
    expect(await run(process.execPath, [command, '--help'])).toContain('Usage: opale-replay FILE')
    const [, scenario = ''] = /```json\n([\s\S]*?)```/u.exec(inPackage('engine/README.md')) ?? []
    writeFileSync(join(project, 'life.json'), scenario)
    const hash = replay(JSON.parse(scenario) as Scenario).hash
    expect(
      await run(process.execPath, [command, 'life.json', '--expect', hash], project),
    ).toContain(`Hash ${hash}`)
  })

  test('pays nothing for the rules who takes a constant of the engine', async () => {
    const { script, styles } = await weightOf(project, 'export { SAVE_KEYS } from "opale/engine"')
    expect([script < 1500, styles]).toEqual([true, 0])
  })
})

/** What travels for the review of pictures, in bytes: nothing of it comes to a page. */
const REVIEW_BUDGET = 400_000

describe('the visual review, in the package', { timeout: 60_000 }, () => {
  let project: string
  beforeAll(async () => {
    project = await installHere(packed, 'reviewed')
  }, 60_000)
  const folder = () => join(project, 'node_modules/opale/dist/lib/visual')
  const command = (...args: readonly string[]) =>
    run(process.execPath, [join(folder(), 'index.js'), ...args], project)

  test('is a command that explains itself, and an add-on with a panel and a page to bring', async () => {
    expect(await command('--help')).toContain('Usage: npx opale-visual [options]')
    const preset = (await import(join(folder(), 'preset.js'))) as typeof Preset
    for (const file of [...preset.managerEntries(), ...preset.previewAnnotations()])
      expect(statSync(file).isFile(), file).toBe(true)
  })

  test('names what is wrong with a setting', async () => {
    mkdirSync(join(project, '.storybook'))
    const set = (text: string) => writeFileSync(join(project, '.storybook/visual.json'), text)
    set('{ "theme": "dark" }')
    await expect(command()).rejects.toThrow(/theme is no setting; there are themes, global/u)
    set('{ "themes": ["Dark mode"] }')
    await expect(command()).rejects.toThrow(/themes is to be a list of words/u)
    set('{ "command": "make look" }')
    expect(await command('--help')).toContain('Usage: make look [options]')
  })

  test('takes no more room than it may', () => {
    const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    const sizes = files.map((file) => statSync(join(folder(), file)))
    const bytes = sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)
    expect(bytes).toBeLessThan(REVIEW_BUDGET)
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

  test('reviews the pictures of a Storybook that knows nothing else of it', async () => {
    const project = await installFor('storybook', packed)
    const first = await review(project)
    expect([first.code, first.out]).toEqual([1, expect.stringContaining('8 new')])
    const kept = await review(project, '--accept')
    expect(kept.out).toContain('8 pictures accepted, 0 removed, in .storybook/visual')
    const again = await review(project)
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('all as accepted')])

    const look = join(project, 'src/look.css')
    writeFileSync(look, readFileSync(look, 'utf8').replaceAll('#0a5cd0', '#b3241f'))
    const planted = await review(project)
    expect(planted.code).toBe(1)
    expect(planted.out).toMatch(/Recoloured: #0a5cd0 → #b3241f/u)
    expect((await review(project, '--report', 'report')).code).toBe(0)
    expect(readFileSync(join(project, 'report/summary.md'), 'utf8')).toContain('8 of 8 pictures')

    expect(await acceptInPanel(project)).toContain('8 pictures to review in 4 stories')
    const settled = await review(project)
    expect([settled.code, settled.out]).toEqual([0, expect.stringContaining('all as accepted')])
  })
})
