/** What the build puts beside the server, so that `dist/` alone runs it, native packages and all. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { travelling, UNBUNDLED } from '../../vite.server.ts'
import { ask } from './client.ts'
import { portOf, ROOT, run } from './program.ts'

/** A server with routes that draw and keep by machine code, and one that needs nothing of the kind. */
const DRAWING = `
  import { Resvg } from '@resvg/resvg-js'
  import { createApp } from '${ROOT}site/server/app.ts'
  import { listen } from '${ROOT}site/server/node.ts'
  import { openStore } from '${ROOT}site/server/store/open-store.ts'
  const manifest = { pages: {}, redirects: {}, counterparts: {}, policies: [], errors: {} }
  const assets = { find: () => undefined, read: async () => undefined }
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  const store = await openStore('kept/desk.db')
  const api = (routes) =>
    routes
      .get('/picture', () => new Response(new Resvg(picture).render().asPng()))
      .get('/kept', async () => Response.json(await store.execute({ sql: 'select 6 * 7 as kept' })))
  const { port } = await listen(createApp({ manifest, assets, api }), { port: 0 })
  console.log('Ready: http://localhost:' + port)`
const TOOL = `import subset from 'subset-font'; console.log(subset)`

let folder: string
const at = (...names: readonly string[]) => join(folder, ...names)
const readJson = (...names: readonly string[]) =>
  JSON.parse(readFileSync(at(...names), 'utf8')) as Record<string, Record<string, unknown>>

/** Gives sources to a build as if they stood in the project, whose packages they import. */
const written = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: 'written',
  resolveId: (name) => (name in sources ? join(ROOT, 'spec', name) : undefined),
  load: (id) => sources[basename(id)],
})

const buildOf = (server: string, dist: string) =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [written({ 'server.ts': server, 'tool.ts': TOOL }), travelling(ROOT, at(dist))],
    ssr: { noExternal: true, external: UNBUNDLED },
    build: {
      ssr: true,
      outDir: at(dist, 'server'),
      emptyOutDir: true,
      rolldownOptions: { input: { server: 'server.ts', tool: 'tool.ts' } },
    },
  })

beforeAll(async () => {
  // Outside the project: nothing above it has packages.
  folder = mkdtempSync(join(tmpdir(), 'opale-travelling-'))
  await buildOf(DRAWING, 'dist')
  cpSync(at('dist'), at('elsewhere'), { recursive: true })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a server with a native package', () => {
  test('runs from a copy of its folder alone', async () => {
    const program = run([at('elsewhere', 'server', 'server.js')], {}, folder)
    const port = portOf(await program.says('\n'))
    const { status, bytes } = await ask(port, '/api/picture')
    expect(status).toBe(200)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect((await ask(port, '/api/kept')).text).toBe('[{"kept":42}]')
    expect(existsSync(at('kept', 'desk.db'))).toBe(true)
    program.kill('SIGTERM')
    expect((await program.ended).err).toBe('')
  })

  test('brings that package as the lockfile has it, and nothing that only the build needs', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string }>
    }
    const versionOf = (name: string) => packages[`node_modules/${name}`]!.version
    const version = versionOf('@resvg/resvg-js')
    expect(readJson('dist', 'package.json')['dependencies']).toEqual({
      '@resvg/resvg-js': version,
      libsql: versionOf('libsql'),
    })
    expect(readJson('dist', 'node_modules', '@resvg', 'resvg-js', 'package.json')['version']).toBe(
      version,
    )
    expect(existsSync(at('dist', 'node_modules', 'subset-font'))).toBe(false)
    expect(existsSync(at('dist', 'node_modules', 'hono'))).toBe(false)
  })

  test('can be installed on another machine from its own lockfile', () => {
    const locked = Object.keys(readJson('dist', 'package-lock.json')['packages']!)
    expect(locked).toEqual(
      expect.arrayContaining([
        'node_modules/@libsql/darwin-arm64',
        'node_modules/@libsql/linux-x64-gnu',
        'node_modules/@resvg/resvg-js-darwin-arm64',
        'node_modules/@resvg/resvg-js-linux-x64-gnu',
      ]),
    )
    // Says in what the two disagree, before it asks anybody for a package.
    const said = execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
      cwd: at('elsewhere'),
      encoding: 'utf8',
      stdio: 'pipe',
    })
    expect(said).not.toMatch(/error/iu)
  })
})

test('a server without one brings no packages, and says that it is made of modules', async () => {
  await buildOf('console.log(1)', 'plain')
  expect(existsSync(at('plain', 'node_modules'))).toBe(false)
  expect(readJson('plain', 'package.json')).toMatchObject({ type: 'module', dependencies: {} })
}, 60_000)
