/** The pinned test browser: the headless shell that @sparticuz/chromium carries, unpacked once. */
import { execFileSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'

/** Of the package that brings the browser: found as an import would find it, wherever this lies. */
const packageFolder = (): string => {
  try {
    const inside = createRequire(import.meta.url).resolve(NAME)
    return inside.slice(0, inside.lastIndexOf(NAME) + NAME.length)
  } catch (error) {
    throw new RangeError(`There is no browser: install ${NAME}, or name another one.`, {
      cause: error,
    })
  }
}
const NAME = '@sparticuz/chromium'

/** Version of the browser that the lockfile brings. */
export const pinnedVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return version
}

/** No network beyond this machine, no GPU, the same pixels everywhere. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/**
 * For tests that look at no pixel: there is no memory to paint in, least of all for tiles as large
 * as the window, and painting is a third of a page's work. Layout, what is in sight and what can be
 * clicked are as ever. No page lives long enough for compiled code to pay either: without, a page
 * costs an eighth less.
 */
export const UNPAINTED = [
  '--force-gpu-mem-available-mb=1',
  '--default-tile-width=4096',
  '--default-tile-height=4096',
  '--js-flags=--no-opt --no-maglev',
]

interface Executable {
  readonly executablePath: string
  readonly env: Record<string, string>
}

/** `CHROMIUM_PATH` names another browser; elsewhere than on Linux x64 one must be named. */
const testBrowser = async (
  chosen: string | undefined = process.env['CHROMIUM_PATH'],
): Promise<Executable> => {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  )
  if (chosen !== undefined) return { executablePath: chosen, env }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The test browser is for Linux x64: name another one with CHROMIUM_PATH.')
  const folder = await unpacked()
  const executablePath = join(folder, 'chrome-headless-shell')
  return { executablePath, env: { ...env, ...fonts(folder), ...libraries(folder, executablePath) } }
}

/** What Playwright starts it with. @param args more switches @param chosen another browser */
export const launchOptions = async (args: readonly string[] = [], chosen?: string) => ({
  ...(await testBrowser(chosen)),
  args: [...ARGS, ...args],
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
})

/**
 * Playwright has its browsers share memory by way of files, since a container may grant them next to
 * nothing else. Where there is enough of it, each page costs a tenth less without.
 */
const hasSharedMemory = (): boolean => {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= 2 ** 30
}
const SHARED_MEMORY = '/dev/shm'

export const launch = async (args?: readonly string[], chosen?: string): Promise<Browser> =>
  chromium.launch(await launchOptions(args, chosen))

/** Only the fonts that came with the browser: text looks the same on every machine. */
const fonts = (folder: string) => {
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file, TZ: 'Europe/Paris' }
}

/** A bare machine lacks libraries that the package brings along. */
const libraries = (folder: string, executable: string) =>
  execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
    ? { LD_LIBRARY_PATH: join(folder, 'lib') }
    : {}

const unpacked = async (): Promise<string> => {
  const folder = join(packageFolder(), '../../.cache/test-browser', pinnedVersion())
  if (existsSync(folder)) return folder
  console.log('Unpacking the test browser (once)…')
  // Under another name until whole, so that a run cut short leaves nothing half done.
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  await inflate('chromium.br', join(draft, 'chrome-headless-shell'))
  for (const name of ['al2023', 'swiftshader', 'fonts']) {
    const tar = join(draft, `${name}.tar`)
    await inflate(`${name}.tar.br`, tar)
    execFileSync('tar', ['xf', tar, '-C', draft])
    rmSync(tar)
  }
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
  return folder
}

const inflate = (name: string, target: string): Promise<void> =>
  pipeline(
    createReadStream(join(packageFolder(), 'bin', name)),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  )
