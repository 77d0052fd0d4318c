/** Other projects that install the package: each in a folder of its own, with its own tools. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONSUMERS = join(ROOT, 'spec/consumers')
const installed = (path: string) => join(ROOT, 'node_modules', path)

export const attw = installed('@arethetypeswrong/cli/dist/index.js')
export const publint = installed('publint/src/cli.js')
const tsc = installed('typescript/bin/tsc')
const vite = installed('vite/bin/vite.js')

/** Runs a program in a folder. @throws all that it said, when it fails */
export const run = async (
  program: string,
  args: readonly string[],
  cwd = ROOT,
): Promise<string> => {
  // What a test runs in is not what a project is built for.
  const { NODE_ENV: _, ...rest } = process.env
  const env = { ...rest, NEXT_TELEMETRY_DISABLED: '1' }
  try {
    return (await promisify(execFile)(program, args, { cwd, env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

export interface Packed {
  /** Where projects are made. */
  readonly folder: string
  readonly tarball: string
}

/** The package as npm packs it, which builds it first, in a new folder. */
export const pack = async (): Promise<Packed> => {
  const folder = mkdtempSync(join(tmpdir(), 'opale-consumer-'))
  const said = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder])
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[\n'))) as [{ filename: string }]
  return { folder, tarball: join(folder, filename) }
}

export const remove = ({ folder }: Packed): void => rmSync(folder, { recursive: true })

/** A copy of one of the projects, with the package in it, and what else it wants from the network. */
export const installFor = async (
  name: 'webpack' | 'next' | 'node' | 'storybook',
  { folder, tarball }: Packed,
): Promise<string> => {
  const project = copyOf(name, folder)
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--strict-peer-deps']
  await run('npm', ['install', ...quietly, tarball], project)
  return project
}

/** The project on Vite, which finds everything but the package itself here: it needs no network. @param as what its folder is called */
export const installHere = async ({ folder, tarball }: Packed, as = 'vite'): Promise<string> => {
  const project = copyOf('vite', folder, as)
  const home = join(project, 'node_modules/opale')
  mkdirSync(home, { recursive: true })
  await run('tar', ['xf', tarball, '-C', home, '--strip-components', '1'])
  for (const name of BESIDE) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(installed(name), link, 'junction')
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}

const copyOf = (name: string, folder: string, as = name): string => {
  const project = join(folder, as)
  cpSync(join(CONSUMERS, name), project, { recursive: true })
  cpSync(join(CONSUMERS, 'page.js'), join(project, 'page.js'))
  return project
}

const PEERS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype']
const BESIDE = [...PEERS, 'playwright-core', 'vite', '@vitejs/plugin-react']

/** What the compiler says about the project and the declarations that it imports. */
export const typeCheck = (project: string, resolution: 'bundler' | 'nodenext'): Promise<string> => {
  const module = resolution === 'bundler' ? 'esnext' : resolution
  const strict =
    '--noEmit --strict --allowJs --exactOptionalPropertyTypes --noUncheckedIndexedAccess'
  const options = `${strict} --jsx react-jsx --lib es2023,dom --moduleResolution ${resolution}`
  const args = `${options} --module ${module} main.tsx`.split(' ')
  return run(process.execPath, [tsc, ...args], project)
}

/** What a program of the project prints in Node, which takes the door as it is: no bundler. */
export const live = async (project: string): Promise<unknown> => {
  writeFileSync(join(project, 'life.js'), LIFE)
  return JSON.parse(await run(process.execPath, ['life.js'], project))
}

const LIFE = `import { createEngine, replay } from 'opale/engine'
const engine = createEngine('B')
const born = engine.create({ seed: 'consumer', at: 0 })
const { next } = engine.step(born, { at: 1000, command: { type: 'feed' } })
const scenario = {
  format: 'opale-scenario/1', reading: 'B', seed: 'consumer', start: 0,
  inputs: [[1000, { type: 'feed' }]],
}
console.log(JSON.stringify([engine.hash(next), engine.hash(replay(scenario).final)]))
`

/** Builds the project on Vite into `out`. */
export const buildWithVite = (project: string): Promise<string> =>
  run(process.execPath, [vite, 'build', '--outDir', 'out'], project)

/** In Brotli bytes. */
export interface Weight {
  readonly script: number
  readonly styles: number
}

/** What Vite keeps of a script in production; React itself counts as installed. */
export const weightOf = async (project: string, script: string): Promise<Weight> => {
  writeFileSync(join(project, 'taken.js'), script)
  writeFileSync(join(project, 'taken.config.js'), TAKEN)
  await run(process.execPath, [vite, 'build', '--config', 'taken.config.js'], project)
  const [js, css] = ['taken.js', 'taken.css'].map((name) => {
    const file = join(project, 'taken', name)
    return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0
  }) as [number, number]
  return { script: js, styles: css }
}

const TAKEN = `import react from '@vitejs/plugin-react'
export default {
  plugins: [react()],
  build: {
    outDir: 'taken',
    minify: true,
    rolldownOptions: {
      input: 'taken.js',
      external: /^react/,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'taken.js', assetFileNames: 'taken[extname]', codeSplitting: false },
    },
  },
}
`

export interface Shown {
  readonly background: string
  readonly font: string
  /** What the button opens. */
  readonly dialog: string
  readonly problems: readonly string[]
}

/** Opens what a project was built into, in a browser, and presses its button. */
export const show = (project: string): Promise<Shown> =>
  opened(project, '/index.html', async (page, problems) => {
    const button = page.getByRole('button', { name: 'Ouvrir' })
    const looks = await button.evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element)
      return { background: backgroundColor, font: fontFamily }
    })
    await button.click()
    const dialog = await page.getByRole('dialog', { name: 'Bonjour' }).innerText()
    return { ...looks, dialog, problems }
  })

/** What CSS says of each element of a page, and where it stands. */
type Looks = readonly Readonly<Record<string, string>>[]

/** How the elements of a page look at another of its addresses, a line a difference. */
export const differences = async (
  project: string,
  [one, other]: readonly [string, string],
): Promise<readonly string[]> => {
  const [here, there] = [await looksOf(project, one), await looksOf(project, other)]
  if (here.length !== there.length) return [`${here.length} elements, and ${there.length}`]
  return here.flatMap((look, at) =>
    Object.keys(look)
      .filter((name) => look[name] !== there[at]?.[name])
      .map((name) => `${look['element']} ${name}: ${look[name]}, and ${there[at]?.[name]}`),
  )
}

const looksOf = (project: string, address: string): Promise<Looks> =>
  opened(project, address, async (page, problems) => {
    await page.locator('main > *').first().waitFor()
    const looks = await page.evaluate(async () => {
      await document.fonts.ready
      const ownWords = ({ childNodes }: Element) =>
        Array.from(childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
      return Array.from(document.querySelectorAll('main *'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        // A box without words or looks of its own is only a place.
        const shows = element.matches('[class]') || /\S/u.test(ownWords(element))
        const said = (shows ? Array.from(style) : [])
          // Of the page alone, and nothing that one sees.
          .filter((name) => !/text-size-adjust|^--/u.test(name))
          .map((name) => [name, style.getPropertyValue(name)])
        const box = `${x} ${y} ${width} ${height}`
        return { element: element.outerHTML.slice(0, 60), box, ...Object.fromEntries(said) }
      })
    })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return looks as Looks
  })

const opened = async <T>(
  project: string,
  address: string,
  ask: (page: Page, problems: readonly string[]) => Promise<T>,
): Promise<T> => {
  const problems: string[] = []
  const browser = await launch()
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 })
      const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream'
      return route.fulfill({ body: readFileSync(join(project, 'out', pathname)), contentType })
    })
    await page.goto(`http://project.test${address}`)
    return await ask(page, problems)
  } finally {
    await browser.close()
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
