/** What a project may say of its visual review, in `.storybook/visual.json`; all of it has a default. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SIZES, type Size } from './matrix.ts'

export interface Settings {
  /** What the global is set to that chooses the theme: a picture of each. One picture without any. */
  readonly themes: readonly string[]
  /** What that global is called. */
  readonly global: string
  /** The windows that stories are looked at in. */
  readonly sizes: readonly Size[]
  /** What the browser says that its reader prefers, speaks, and where they live. */
  readonly colorScheme: 'light' | 'dark'
  readonly locale: string
  readonly timezone: string
  /** Folder of the pictures that are expected: it belongs into the repository. */
  readonly baseline: string
  /** Folder of all that a run makes: it does not. */
  readonly made: string
  /** Files and folders that stories are made of: a book is built anew once one of them changed. */
  readonly sources: readonly string[]
  /** The browser's program, where it is not the one that `@sparticuz/chromium` brings. */
  readonly browser: string | undefined
  /** What a person types. */
  readonly command: string
}

/** Settings, with each folder by its whole path. */
export interface Project extends Settings {
  readonly root: string
  readonly configDir: string
  readonly results: string
}

export const CONFIG_DIR = '.storybook'

/** @throws RangeError for what it cannot mean */
export const projectIn = (configDir: string): Project => {
  const folder = resolve(configDir)
  const root = dirname(folder)
  const given = settingsIn(join(folder, FILE))
  const settings = { ...defaults(folder, root), ...given }
  const within = (path: string) => resolve(root, path)
  const made = within(settings.made)
  return {
    ...settings,
    root,
    configDir: folder,
    baseline: within(settings.baseline),
    made,
    results: join(made, 'results'),
    browser: settings.browser === undefined ? undefined : within(settings.browser),
  }
}

const FILE = 'visual.json'

const defaults = (configDir: string, root: string): Settings => ({
  themes: [],
  global: 'theme',
  sizes: SIZES,
  colorScheme: 'light',
  locale: 'en-US',
  timezone: 'UTC',
  baseline: join(configDir, 'visual'),
  made: join(root, 'node_modules/.cache/visual'),
  sources: ['.'],
  browser: undefined,
  command: 'npx opale-visual',
})

const settingsIn = (file: string): Partial<Settings> => {
  if (!existsSync(file)) return {}
  const given: unknown = parsed(file)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RangeError(`${file} is to be an object of settings.`)
  for (const [name, value] of Object.entries(given)) {
    const fits = FITS[name as keyof Settings]
    if (fits === undefined)
      throw new RangeError(`${file}: ${name} is no setting; there are ${NAMES}.`)
    if (!fits.test(value)) throw new RangeError(`${file}: ${name} is to be ${fits.says}.`)
  }
  return given
}

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new RangeError(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}

interface Fit {
  readonly test: (value: unknown) => boolean
  readonly says: string
}

const listOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(test)
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isLength = (value: unknown) => Number.isInteger(value) && Number(value) >= 10
const isSize = (value: unknown) => {
  const { width, height } = (value ?? {}) as Partial<Size>
  return isLength(width) && isLength(height) && Number(width) < 10_000
}

const TEXT: Fit = { test: isText, says: 'a text' }
const FITS: Readonly<Record<keyof Settings, Fit>> = {
  // Names of files, and a word in a list.
  themes: {
    test: listOf((value) => typeof value === 'string' && /^[a-z]{1,12}$/u.test(value)),
    says: 'a list of words of a to z, twelve letters at most',
  },
  global: TEXT,
  sizes: {
    test: (value) => listOf(isSize)(value) && (value as readonly unknown[]).length > 0,
    says: 'a list of { "width": …, "height": … } in pixels',
  },
  colorScheme: { test: (value) => value === 'light' || value === 'dark', says: 'light or dark' },
  locale: TEXT,
  timezone: TEXT,
  baseline: TEXT,
  made: TEXT,
  sources: { test: listOf(isText), says: 'a list of files and folders' },
  browser: TEXT,
  command: TEXT,
}
const NAMES = Object.keys(FITS).join(', ')
