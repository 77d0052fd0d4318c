/** Another project that installs the package: its own folder, compiler and bundler. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launch } from './browser.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const installed = (path: string) => join(ROOT, 'node_modules', path)

export const attw = installed('@arethetypeswrong/cli/dist/index.js')
export const publint = installed('publint/src/cli.js')
const tsc = installed('typescript/bin/tsc')
const esbuild = installed('esbuild/bin/esbuild')

/** Runs a program in a folder. @throws all that it said, when it fails */
export const run = async (
  program: string,
  args: readonly string[],
  cwd = ROOT,
): Promise<string> => {
  try {
    return (await promisify(execFile)(program, args, { cwd })).stdout
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/** A new folder that holds the package as npm packs it, which builds it first. */
export const pack = async (): Promise<{ folder: string; tarball: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'opale-consumer-'))
  const said = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder])
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[\n'))) as [{ filename: string }]
  return { folder, tarball: join(folder, filename) }
}

/** Installs the tarball into its folder, beside the packages that it wants to find there. */
export const install = async (folder: string, tarball: string): Promise<void> => {
  const home = join(folder, 'node_modules/opale')
  mkdirSync(home, { recursive: true })
  await run('tar', ['xf', tarball, '-C', home, '--strip-components', '1'])
  for (const name of BESIDE) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(installed(name), link, 'junction')
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'main.tsx'), MAIN)
}

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
const PEERS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype']
const BESIDE = [...PEERS, ...Object.keys(dependencies)]

const MAIN = `import { createRoot } from 'react-dom/client'
import * as engine from 'opale/engine'
import { Button, BUTTON_VARIANTS, type ButtonProps } from 'opale/ui'
import 'opale/ui/style.css'

const variant: ButtonProps['variant'] = BUTTON_VARIANTS[1]
Object.assign(globalThis, { engine })
createRoot(document.body).render(<Button variant={variant}>Bonjour</Button>)
`

/** What the compiler says about the project and the declarations that it imports. */
export const typeCheck = (folder: string, resolution: 'bundler' | 'nodenext'): Promise<string> => {
  const module = resolution === 'bundler' ? 'esnext' : resolution
  const strict = '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess'
  const options = `${strict} --jsx react-jsx --lib es2023,dom --moduleResolution ${resolution}`
  const args = `${options} --module ${module} main.tsx`.split(' ')
  return run(process.execPath, [tsc, ...args], folder)
}

/** What a program of the project prints in Node, which takes the door as it is: no bundler. */
export const live = async (folder: string): Promise<unknown> => {
  writeFileSync(join(folder, 'life.js'), LIFE)
  return JSON.parse(await run(process.execPath, ['life.js'], folder))
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

/** How many bytes the project's own bundler keeps of the engine's door for one import. */
export const bytesOf = async (folder: string, names: string): Promise<number> => {
  writeFileSync(join(folder, 'taken.js'), `export { ${names} } from 'opale/engine'`)
  const options = ['--bundle', '--format=esm', '--minify', PRODUCTION]
  return (await run(esbuild, ['taken.js', ...options], folder)).length
}

export interface Shown {
  readonly words: string
  readonly background: string
  readonly font: string
}

/** Bundles the project and opens it in a browser. */
export const show = async (folder: string): Promise<{ shown: Shown; script: string }> => {
  const options = '--bundle --format=iife --jsx=automatic --loader:.woff2=dataurl --outdir=out'
  await run(esbuild, ['main.tsx', ...options.split(' '), PRODUCTION], folder)
  const [script, styles] = ['main.js', 'main.css'].map((name) =>
    readFileSync(join(folder, 'out', name), 'utf8'),
  ) as [string, string]
  const errors: string[] = []
  const browser = await launch()
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setContent(`<!doctype html><html lang="fr"><head><title>Page</title></head></html>`)
    await page.addStyleTag({ content: styles })
    await page.addScriptTag({ content: script })
    if (errors.length > 0) throw new Error(errors.join('\n'))
    const shown = await page.getByRole('button').evaluate((button): Shown => {
      const { backgroundColor, fontFamily } = getComputedStyle(button)
      return { words: button.textContent, background: backgroundColor, font: fontFamily }
    })
    return { shown, script }
  } finally {
    await browser.close()
  }
}

const PRODUCTION = '--define:process.env.NODE_ENV="production"'

export const remove = (folder: string): void => rmSync(folder, { recursive: true })
