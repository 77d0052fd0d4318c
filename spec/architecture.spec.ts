/** Who may import whom, and who may touch what lies outside the program. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT, sourcesOf, textOfFile, worldIn } from './support/source.ts'

const FOLDERS = ['engine', 'ui', 'site', 'spec', 'stories'].filter(
  (folder) => folder !== 'stories' || existsSync(join(ROOT, folder)),
)

const { forbidden = [], options = {} } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
) as IConfiguration
const RULES = forbidden.map(({ name = '' }) => name)

const read = async (folders: readonly string[], baseDir: string): Promise<ICruiseResult> => {
  const settings = { ...options, baseDir, validate: true, ruleSet: { forbidden } }
  const { output } = await cruise([...folders], settings)
  if (typeof output === 'string') throw new Error(output)
  return output
}

const { modules, summary } = await read(FOLDERS, ROOT)

describe('the project', () => {
  test.each(FOLDERS)('every file of %s was read', (folder) => {
    const seen = modules.map(({ source }) => source).filter((each) => each.startsWith(`${folder}/`))
    expect(seen.filter((each) => /\.tsx?$/u.test(each)).toSorted()).toEqual(sourcesOf(folder))
  })

  test('imports by name, as in #ui/button, are followed to their file', () => {
    const header = modules.find(({ source }) => source === 'site/layout/header.tsx')
    const button = header?.dependencies.find(({ module }) => module === '#ui/button')
    expect(button?.resolved).toBe('ui/button/index.ts')
    const layout = modules.find(({ source }) => source === 'site/layout/layout.css.ts')
    expect(layout?.dependencies.map(({ resolved }) => resolved)).toContain(
      'site/components/nav-bar/index.ts',
    )
  })

  test.each(RULES)('%s', (name) => {
    const broken = summary.violations.filter(({ rule }) => rule.name === name)
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })
})

/** One file that breaks each rule; the files that it reaches for. */
const PLANTED: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'every import is found': ['site/a.ts', "import './gone.ts'"],
  'nothing depends on itself through others': ['site/routes/again.ts', "import './loop.ts'"],
  'engine stands alone': ['engine/b.ts', "import 'node:fs'"],
  'the engine’s command line may also use Node': ['engine/cli/b.ts', "import 'react'"],
  'engine is entered by its door': ['ui/b/b.ts', "import '../../engine/rng.ts'"],
  'ui knows engine and nothing above itself': ['ui/c/c.ts', "import '../../site/routes/x.ts'"],
  'what any project could use does not know Opale': [
    'ui/q/q.ts',
    "import '../companion/r/index.ts'",
  ],
  'ui has no language and no router': ['ui/d/d.tsx', "import { t } from 'i18next'; <i>{t}</i>"],
  'ui is entered by its doors': ['site/pages/e.tsx', "import '../../ui/c/c.ts'"],
  'components of the site are entered by their doors': [
    'site/pages/p.tsx',
    "import '../components/s/s.ts'",
  ],
  'components of the site are handed what they show': [
    'site/components/s/s.ts',
    "import '../../routes/x.ts'",
  ],
  'content is data': ['site/content/g.ts', "import type { X } from '../routes/x.ts'"],
  'what the owner says is data': ['site/owner/career.ts', "import '../layout/header.tsx'"],
  'search stands alone': ['site/search/k.ts', "import { useState } from 'react'; useState(1)"],
  'weighing and costing stand alone': [
    'site/weighing/m.ts',
    "import { useState } from 'react'; useState(1)",
  ],
  'contact stands alone': ['site/contact/l.ts', "import { useState } from 'react'; useState(1)"],
  'audience stands alone': ['site/audience/o.ts', "import { useState } from 'react'; useState(1)"],
  'what tools compute knows no page and no browser': [
    'site/tools/m/m.ts',
    "import { useState } from 'react'; useState(1)",
  ],
  'the workflow library knows nothing of the site around it': [
    'site/workflows/t.ts',
    "import '../content/g.ts'",
  ],
  'the workflow library runs wherever JavaScript does': ['site/workflows/u.ts', "import 'node:fs'"],
  'share cards know colours and nothing else of the site': [
    'site/share-card/n.ts',
    "import '../routes/x.ts'",
  ],
  'the owner’s area is drawn from what the server hands it': [
    'site/desk/o.ts',
    "import '../server/h.ts'",
  ],
  'the server shows no page but the owner’s: it reads what the build wrote': [
    'site/server/h.ts',
    "import '../content/g.ts'",
  ],
  'stories show ui and pages': ['stories/i.ts', "import '../site/server/h.ts'"],
  'nobody imports stories or spec': ['site/j.ts', "import '../stories/i.ts'"],
}

describe('each rule bites', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'architecture-'))
  const reached = {
    'package.json': '{ "type": "module" }',
    'engine/rng.ts': 'export {}',
    'ui/companion/r/index.ts': 'export {}',
    'site/routes/x.ts': 'export type X = 1',
    'site/routes/loop.ts': "import './again.ts'",
  }
  for (const [file, text] of [...Object.values(PLANTED), ...Object.entries(reached)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const planted = await read(['engine', 'ui', 'site', 'stories'], folder)
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(RULES)('%s', (name) => {
    const [file] = PLANTED[name] ?? []
    const broken = planted.summary.violations.filter(({ rule }) => rule.name === name)
    expect(broken.map(({ from }) => from)).toContain(file)
  })
})

/** Modules that a file brings along when it runs: imports of types bring nothing. */
const brought = (file: string): readonly string[] => {
  const types = [...textOfFile(file).matchAll(/^(?:im|ex)port type [^;'"]*? from '([^']+)'/gmu)]
  const forTypes = new Set(types.map(([, name]) => name))
  const { dependencies = [] } = modules.find(({ source }) => source === file) ?? {}
  return dependencies
    .filter(
      ({ module, resolved }) => !forTypes.has(module) && /^(site|ui|engine)\//u.test(resolved),
    )
    .map(({ resolved }) => resolved)
}

describe('the browser', () => {
  test('never downloads content, the table of routes, or what only the build needs', () => {
    const screens = sourcesOf('site/pages').filter((file) => file.endsWith('/index.tsx'))
    const reached = new Set(['site/entry-client.tsx', 'site/boot/index.ts', ...screens])
    for (const file of reached) for (const next of brought(file)) reached.add(next)
    expect(reached.size).toBeGreaterThan(100)
    const heavy =
      /^site\/(content|prerender|server|entry-server|routes\/(table|entries|collect|resolve|library|build-))/u
    expect([...reached].filter((file) => heavy.test(file))).toEqual([])
  })
})

describe('storage, network, clock and chance', () => {
  test('in site/ only the ports touch them, in ui/ and engine/ nobody does', () => {
    const sources = ['site', 'ui', 'engine'].flatMap(sourcesOf)
    const touching = sources
      // What pages print as examples is no part of the site.
      .filter((file) => !/^site\/(?:ports|server\/ports|examples)\//u.test(file))
      .flatMap((file) =>
        worldIn(textOfFile(file), file.endsWith('.tsx')).map((name) => `${file}: ${name}`),
      )
    expect(touching).toEqual([])
  })

  test('the ports do', () => {
    const touched = sourcesOf('site/ports').flatMap((file) => worldIn(textOfFile(file)))
    expect(touched).toEqual(expect.arrayContaining(['Date.now', 'fetch']))
  })

  test.each([
    ['const a = localStorage.getItem("x")', ['localStorage']],
    ['window.sessionStorage.clear()', ['window.sessionStorage']],
    ['const { now } = Date; Date.now()', ['Date.now']],
    ['const at = new Date()', ['new Date()']],
    ['const f = async () => (await fetch("/x")).json()', ['fetch']],
    ['const r = [Math.random()].map(Math.random)', ['Math.random']],
    ['document.cookie = "a"', ['document.cookie']],
    [String.raw`const a = f\u0065tch("/x")`, ['fetch']],
    ['read("localStorage", key); // fetch()', []],
    ['source.fetch(new Date(day)); const x = { fetch: 1 }', []],
    ['type A = typeof localStorage; interface B { fetch: Date }', []],
  ])('%s', (source, names) => {
    expect(worldIn(source)).toEqual(names)
  })
})
