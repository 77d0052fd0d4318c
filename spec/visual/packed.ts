/** Makes `opale/visual`, the review as another project's Storybook has it, in `dist/lib/visual`. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { madeName, makeScript, SCRIPTS } from './script.ts'

const main = async (): Promise<void> => {
  await build(inNode(FOLDER))
  await build(inStorybook(FOLDER))
  for (const script of SCRIPTS) write(join(FOLDER, madeName(script)), await makeScript(script))
  declare(FOLDER)
  copyFileSync(source('README.md'), join(FOLDER, 'README.md'))
}

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'dist/lib/visual')
const source = (path: string) => join(import.meta.dirname, path)

/** The add-on and the command. */
const inNode = (outDir: string): InlineConfig => ({
  ...QUIET,
  ssr: { noExternal: ['fastest-levenshtein'] },
  build: {
    ...AS_WRITTEN,
    ssr: true,
    outDir,
    target: 'node20.19',
    rolldownOptions: {
      input: [source('preset.ts'), source('index.ts'), source('preview.ts')],
      // What only a project's own sources need.
      external: ['vite'],
      output: { chunkFileNames: '[name].js', entryFileNames: '[name].js' },
    },
  },
})

/** The panel, whose React is Storybook's own. */
const inStorybook = (folder: string): InlineConfig => ({
  ...QUIET,
  build: {
    ...AS_WRITTEN,
    outDir: join(folder, 'panel'),
    emptyOutDir: false,
    lib: { entry: source('panel/manager.tsx'), formats: ['es'], fileName: 'manager' },
    rolldownOptions: { external: /^(?:react|storybook)(?:\/|$)/u },
  },
})

const QUIET = { configFile: false, publicDir: false, logLevel: 'warn' } as const
/** Whoever installs it reads it. */
const AS_WRITTEN = { minify: false, reportCompressedSize: false } as const

/** Types of the add-on's door, and of nothing behind it. */
const declare = (folder: string): void => {
  const types = join(folder, 'types')
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  const options =
    '--ignoreConfig --declaration --emitDeclarationOnly --module esnext --moduleResolution bundler --target es2023 --allowImportingTsExtensions --rewriteRelativeImportExtensions --strict --exactOptionalPropertyTypes --skipLibCheck --types node'
  const args = [...options.split(' '), '--outDir', types, '--rootDir', source('..')]
  execFileSync(process.execPath, [compiler, ...args, source('preset.ts')], { stdio: 'inherit' })
  for (const name of ['preset', 'settings', 'matrix']) {
    const text = readFileSync(join(types, 'visual', `${name}.d.ts`), 'utf8')
    write(join(folder, `${name}.d.ts`), text.replaceAll(/(?<=from '\.[^']+)\.ts(?=')/gu, '.js'))
  }
  rmSync(types, { recursive: true })
}

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

await main()
