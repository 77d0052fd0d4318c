/** Builds the site as it is once its owner is filled in, away from `dist/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portOf, ROOT, run } from '../server/program.ts'

export interface Built {
  /** Folder that holds `client/`, `server/` and `site.json`. */
  readonly dist: string
  /** All of it, from the command to its end. */
  readonly seconds: number
  readonly pages: number
  readonly drawMs: number
  readonly finishMs: number
  /** Most memory that it took. */
  readonly megabytes: number
  /** Seconds of all processors, which do not depend on who else is at work. */
  readonly busy: number
}

export interface Served {
  readonly origin: string
  readonly stop: () => Promise<void>
}

export const IDENTITY = 'spec/fixtures/identity.ts'

/** Where builds and what is derived from them are kept. */
export const FOLDER = join(ROOT, 'node_modules/.cache/opale-bench')

interface BuildOptions {
  readonly name?: string
  /** Configuration to build with, in place of the project's own. */
  readonly config?: string
  readonly env?: Readonly<Record<string, string>>
}

export const buildSite = async ({ name = 'site', config, env }: BuildOptions = {}) => {
  const dist = join(FOLDER, name)
  mkdirSync(FOLDER, { recursive: true })
  // Below node_modules no file inherits the project's module type.
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }\n')
  console.log(`Building ${name}…`)
  const args = ['site/scripts/build.js', ...(config ? ['--config', config] : [])]
  const started = performance.now()
  const { code, out, err } = await run(args, { IDENTITY, DIST: dist, ...env }).ended
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`the build failed (exit code ${code})\n${out}${err}`)
  return { dist, seconds, ...figuresIn(out) } satisfies Built
}

/** @returns the folder of the last build with the pages of real length, or of a new one */
export const builtSite = async (reuse: boolean): Promise<string> => {
  const last = join(FOLDER, 'site')
  if (reuse && existsSync(join(last, 'site.json'))) return last
  return (await buildSite({ config: 'spec/fixtures/pages/vite.config.ts' })).dist
}

/** The real server over a build, in a process of its own. */
export const serve = async (dist: string): Promise<Served> => {
  const server = run([join(dist, 'server/server.js')], { DIST: dist, PORT: '0', HOST: '127.0.0.1' })
  const port = portOf(await server.says('\n'))
  const stop = async () => {
    server.kill('SIGTERM')
    await server.ended
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** A file of the client build as it travels: compressed where the build compressed it. */
export const travelling = (dist: string, path: string): Buffer => {
  const file = join(dist, 'client', path)
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file)
}

/** The build says these itself, in its last line. */
const FIGURES = /^(?<pages>\d+) pages written in (?<draw>\d+) ms .* finished in (?<finish>\d+) ms/mu
/** Each program says what it took; they run one after the other. */
const MEMORY = /(\d+) MB of memory at most/gu
const BUSY = /(\d+) s of processor time/gu

const figuresIn = (out: string) => {
  const { pages, draw, finish } = FIGURES.exec(out)?.groups ?? {}
  if (pages === undefined) throw new Error(`the build did not say how fast it was:\n${out}`)
  return {
    pages: Number(pages),
    drawMs: Number(draw),
    finishMs: Number(finish),
    megabytes: Math.max(...allIn(out, MEMORY)),
    busy: allIn(out, BUSY).reduce((sum, one) => sum + one, 0),
  }
}

const allIn = (out: string, pattern: RegExp): readonly number[] =>
  [...out.matchAll(pattern)].map(([, figure]) => Number(figure))
