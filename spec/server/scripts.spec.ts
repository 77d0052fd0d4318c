import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ended } from './program.ts'
import { lockfile, makeProject, type Project } from './project.ts'

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.remove())

type Env = Record<string, string | undefined>
const start = (env?: Env): Promise<Ended> => project.run('start.js', [], env).ended
const check = (args: readonly string[] = [], env?: Env): Promise<Ended> =>
  project.run('test.js', args, env).ended

/** Which tools ran, with what they were given. */
const ran = ({ out }: Ended): string[] =>
  out
    .split('\n')
    .filter((line) => line.startsWith('ran '))
    .map((line) => line.slice(4))

/** What `npm ci` run by hand leaves, with npm's note of what it installed. */
const installByHand = (note: string): void => {
  rmSync(project.path('node_modules'), { recursive: true, force: true })
  cpSync(project.path('packages'), project.path('node_modules'), { recursive: true })
  writeFileSync(project.path('node_modules', '.package-lock.json'), note)
}

/** What bundles the programs, and then the program that writes the pages. */
const BUILT = ['vite build', 'pages']

describe('npm start', { timeout: 60_000 }, () => {
  test('installs and builds once, then serves in its own process', async () => {
    const first = await start({ NODE_ENV: 'production' })
    expect(first.err).toBe('')
    expect(first.code).toBe(0)
    expect(ran(first)).toEqual(['npm ci --include=dev', ...BUILT])
    expect(first.out).toContain('Installing packages (once)…\n')
    expect(first.out).toContain('Building the site…\n')

    const second = await start()
    expect(second.out).toMatch(/^served by \d+\n$/u)
  })

  test.each(['development', 'test', undefined])(
    'builds for production where NODE_ENV is %s',
    async (NODE_ENV) => {
      const { out } = await start({ NODE_ENV })
      expect(out).toContain('built for production\n')
    },
  )

  test('installs again when the lockfile changes', async () => {
    await start()
    project.write('package-lock.json', lockfile('1.0.1'))
    expect(ran(await start())).toEqual(['npm ci --include=dev', ...BUILT])
    expect(ran(await start())).toEqual([])
  })

  test('leaves alone what somebody installed by hand from the same lockfile', async () => {
    installByHand(lockfile('1.0.0'))
    expect(ran(await start())).toEqual(BUILT)
    installByHand(JSON.stringify({ packages: { 'node_modules/knip': { version: '1.0.0' } } }))
    expect(ran(await start())).toEqual([])
    installByHand(JSON.stringify({ packages: {} }))
    expect(ran(await start())).toEqual(['npm ci --include=dev'])
    installByHand(lockfile('0.9.0'))
    expect(ran(await start())).toEqual(['npm ci --include=dev'])
  })

  test('says in one line that installing failed, and tries again next time', async () => {
    const { code, err } = await start({ FAIL: 'npm' })
    expect(code).toBe(3)
    expect(err).toBe('npm ci failed (exit code 3): see above. Then try again.\n')
    expect(ran(await start())).toContain('npm ci --include=dev')
  })

  test('says in one line that Node is too old', async () => {
    project.write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99.1' } }))
    const { code, out, err } = await start()
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^Node 99\.1 or newer is needed, this is \d+\.\d+\.\d+: .*\n$/u)
  })

  test('builds again when a source changes, comes, goes or is renamed', async () => {
    await start()
    const changes: (() => void)[] = [
      () => project.write('ui/index.ts', '// changed'),
      () => project.write('site/deep/er/new.ts', ''),
      () => rmSync(project.path('site/deep/er/new.ts')),
      () => {
        rmSync(project.path('engine/index.ts'))
        project.write('engine/renamed.ts', '// engine')
      },
      () => project.write('vite.config.ts', 'export default { }'),
      () => project.write('vite.server.ts', ''),
      () => rmSync(project.path('dist'), { recursive: true }),
      () => rmSync(project.path('dist/server/server.js')),
    ]
    for (const change of changes) {
      change()
      const built = [await start(), await start()].map(ran)
      expect([String(change), ...built]).toEqual([String(change), BUILT, []])
    }
    mkdirSync(project.path('spec'))
    project.write('spec/a.ts', '// no part of the site')
    expect(ran(await start())).toEqual([])
  })

  test('builds again for another identity, and says when there is none', async () => {
    await start()
    project.write('mine.ts', 'me')
    expect(ran(await start({ IDENTITY: 'mine.ts' }))).toEqual(BUILT)
    expect(ran(await start({ IDENTITY: project.path('mine.ts') }))).toEqual([])
    project.write('mine.ts', 'still me')
    expect(ran(await start({ IDENTITY: 'mine.ts' }))).toEqual(BUILT)
    expect(ran(await start())).toEqual(BUILT)
    const { code, err } = await start({ IDENTITY: 'gone.ts' })
    expect(code).toBe(1)
    expect(err).toMatch(/^IDENTITY names a file that does not exist: .*gone\.ts\n$/u)
  })

  test('serves the folder that DIST names, and builds it apart', async () => {
    await start()
    expect(ran(await start({ DIST: 'other' }))).toEqual(BUILT)
    expect(existsSync(project.path('other', 'server', 'server.js'))).toBe(true)
    rmSync(project.path('dist'), { recursive: true })
    expect((await start({ DIST: 'other' })).out).toMatch(/^served by \d+\n$/u)
  })

  test('a failed build is not taken for a good one', async () => {
    await start()
    project.write('ui/index.ts', '// broken')
    const { code, err } = await start({ FAIL: 'vite' })
    expect([code, err]).toEqual([3, 'The build failed (exit code 3): see above.\n'])
    expect(existsSync(project.path('dist/.stamp'))).toBe(false)
    expect(ran(await start())).toEqual(BUILT)
  })

  test('bundles nothing again where texts alone are others', async () => {
    await start()
    project.write('site/content/legal/cgu.fr.md', 'Voilà.')
    expect(ran(await start())).toEqual(['pages'])
    project.write('site/content/legal/cgu.ts', 'export default 1')
    expect(ran(await start())).toEqual(BUILT)
    rmSync(project.path('dist/server/pages.js'))
    project.write('site/content/legal/cgu.fr.md', 'Voilà !')
    expect(ran(await start())).toEqual(BUILT)
  })

  test('pages that could not be written, or texts that are wrong, are a failed build', async () => {
    const pages = await start({ FAIL: 'pages' })
    expect([pages.code, pages.err]).toEqual([4, 'The build failed (exit code 4): see above.\n'])
    const content = await start({ FAIL: 'content' })
    expect([content.code, content.err]).toEqual([5, 'The build failed (exit code 5): see above.\n'])
    expect(ran(await start())).toContain('pages')
  })

  test('passes a signal on to what it is running', async () => {
    project.write('packages/vite/run.js', "console.log('at work'); setInterval(() => {}, 1000)")
    const program = project.run('start.js')
    await program.says('at work')
    program.kill('SIGTERM')
    const { code, err } = await program.ended
    expect([code, err]).toEqual([143, 'Stopped.\n'])
  })
})

describe('npm test', { timeout: 60_000 }, () => {
  const STEPS = ['types', 'lint', 'format', 'unused code', 'build', 'tests']

  test('runs every check in turn, each announced and timed', async () => {
    const ended = await check([], { CI: 'true', NODE_ENV: 'production' })
    expect(ended.err).toBe('')
    expect(ended.code).toBe(0)
    expect(ran(ended)).toEqual([
      'npm ci --include=dev',
      expect.stringMatching(/^typescript -b --checkers [1-9]\d*$/u),
      'oxlint --type-aware',
      'oxfmt --check',
      'knip',
      'knip --production --include exports',
      ...BUILT,
      'vitest run',
    ])
    for (const [index, name] of STEPS.entries()) {
      expect(ended.out).toContain(`${index + 1}/6 ${name}…\n`)
    }
    const summary = ended.out.trimEnd().split('\n').slice(-7)
    for (const [index, name] of STEPS.entries()) {
      expect(summary[index]).toMatch(new RegExp(`^${index + 1}/6 ${name}: ok, \\d+\\.\\d s$`, 'u'))
    }
    expect(summary.at(-1)).toMatch(/^total: \d+\.\d s$/u)
  })

  test('the build goes on beside the checks, and is heard in its turn', async () => {
    const wait = "while (!existsSync('dist/server/server.js')) await setTimeout(5)"
    project.write(
      'packages/typescript/run.js',
      `import { existsSync } from 'node:fs'\nimport { setTimeout } from 'node:timers/promises'\n${wait}`,
    )
    const { out, code } = await check()
    expect(code).toBe(0)
    expect(out.indexOf('ran knip')).toBeLessThan(out.indexOf('ran vite build'))
  })

  test('stops at the first failure, with its code', async () => {
    expect((await check([], { FAIL: 'vite' })).code).toBe(3)
    const ended = await check([], { FAIL: 'oxlint' })
    expect(ended.code).toBe(3)
    expect(ended.err).toBe('2/6 lint failed (exit code 3).\n')
    expect(ran(ended)).not.toContain('oxfmt --check')
    expect(ended.out).toMatch(/1\/6 types: ok, .*\n2\/6 lint: failed, .*\ntotal: .*\n$/u)
    expect((await check([], { FAIL: 'vitest' })).code).toBe(3)
  })

  test.each([
    [[], { NODE_ENV: 'test', COVERAGE: 'check' }],
    [['--coverage'], { NODE_ENV: 'test', COVERAGE: 'write' }],
    [['--all'], { NODE_ENV: 'test', COVERAGE: 'check', VERIFY: '1' }],
    [['spec/server'], { NODE_ENV: 'test', COVERAGE: 'off' }],
  ])('with %j tells the tests %j', async (args, told) => {
    const { out } = await check(args, { VERIFY: undefined, COVERAGE: undefined })
    const line = out.split('\n').find((text) => text.startsWith('{')) ?? ''
    expect(JSON.parse(line)).toEqual(told)
  })

  test('looks at every story too when it is to verify everything, and says when one changed', async () => {
    const ended = await check(['--all'])
    expect(ran(ended).slice(-3)).toEqual([
      'vitest run',
      'vitest run --project rules spec/engine --coverage',
      'tsx spec/visual/index.ts',
    ])
    expect(ended.out).toContain('8/8 visual: ok')
    expect((await check(['--all'], { FAIL: 'tsx' })).err).toBe('8/8 visual failed (exit code 3).\n')
  })

  test('passes other arguments on', async () => {
    const ended = await check(['--all', 'spec/server', '-t', 'a b'])
    expect(ran(ended).at(-1)).toBe('vitest run spec/server -t a b')
  })
})

test('the scripts need nothing that set-up installs', () => {
  for (const name of ['project', 'set-up', 'build-if-stale', 'start', 'test']) {
    const source = readFileSync(project.path('site', 'scripts', `${name}.js`), 'utf8')
    for (const [, from = ''] of source.matchAll(/from '([^']+)'/gu)) {
      expect(from).toMatch(/^(?:node:|\.\/)/u)
    }
  }
})
