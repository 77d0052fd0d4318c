/** `vite build --mode lib`: what another project installs, in `dist/lib`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, UserConfig } from 'vite'
import { STYLED_BROWSERS } from './vite.browsers.ts'
import { sheetName, stylesByModule } from './vite.lib.styles.ts'
import { shakeSeedrandom } from './vite.shake.ts'

const DOORS = ['engine/index', 'ui/companion/index', 'ui/index'] as const
/** A sheet that only who asks for it has. */
const RESET = 'ui/theme/reset.css'
/** What a command runs: nobody imports it. */
const PROGRAMS = ['engine/cli/replay'] as const

/** @param outDir emptied first */
export const library = (outDir: string): UserConfig => {
  // A package is for production, whatever the shell that packs it is for.
  process.env['NODE_ENV'] = 'production'
  return {
    publicDir: false,
    // The stylesheet finds its font beside itself.
    base: './',
    plugins: [
      // By this beginning the base knows what is the library's own.
      vanillaExtractPlugin({ identifiers: ({ hash }) => `opale-${hash}` }),
      react(),
      shakeSeedrandom(),
      stylesByModule(),
      installable(outDir),
    ],
    build: {
      // Said so, Vite keeps its own way of fetching chunks out: the bundler that installs has its own.
      lib: {
        entry: Object.fromEntries(
          [...DOORS, RESET, ...PROGRAMS].map((door) => [door, `${door}.ts`]),
        ),
        formats: ['es'],
      },
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      cssTarget: STYLED_BROWSERS,
      // Whoever installs it minifies it.
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      rolldownOptions: {
        external: [/^node:/u, ...installedBeside().map((name) => new RegExp(`^${name}(/|$)`, 'u'))],
        preserveEntrySignatures: 'strict',
        output: {
          // A file a module, so that a bundler drops those that nothing imports.
          preserveModules: true,
          preserveModulesRoot: '.',
          // npm leaves out every folder called node_modules.
          entryFileNames: ({ name }) => `${name.replace(/^node_modules\/.+\//u, 'vendor/')}.js`,
          assetFileNames: sheetName,
        },
      },
    },
  }
}

/** What the library imports and does not contain. */
const installedBeside = (): readonly string[] => {
  const { peerDependencies } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8'),
  ) as Record<'peerDependencies', Record<string, string>>
  return Object.keys(peerDependencies)
}

/** Adds what a bundle alone lacks: what runs in a browser says so; types; licences of what travels along. */
const installable = (outDir: string): Plugin => ({
  name: 'installable',
  // Frameworks that render on the server take everything else as it is.
  renderChunk: (code, { fileName }) =>
    fileName.startsWith('ui/') && ACTS.test(code) ? `'use client'\n${code}` : null,
  writeBundle() {
    const compiler = resolve(import.meta.dirname, 'node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [compiler, '-b', 'ui'], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    })
    for (const [name, text] of declarations()) write(join(outDir, name), text)
    // Compilers ask for the types of a stylesheet, too.
    for (const sheet of ['style', 'reset']) write(join(outDir, `ui/${sheet}.d.ts`), 'export {}\n')
    for (const [licence, text] of licences()) write(join(outDir, licence), text)
  },
})

/** A hook, a context or a handler: such a module runs in the browser. */
const ACTS = /\b(?:use(?:[A-Z]\w*)?|createContext)\(|\bon[A-Z]\w*:/u

const COMPILED = resolve(import.meta.dirname, 'node_modules/.cache/types')
const SPECIFIER = /(?<before>\b(?:from|import) ?\(?['"])(?<path>\.[^'"]+)\.tsx?(?=['"])/gu

/** Declarations by name, from the doors inwards: what a component keeps to itself stays out. */
const declarations = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const follow = (module: string): void => {
    const name = `${module}.d.ts`
    if (found.has(name)) return
    // Styles that are only imported have nothing to declare.
    const text = readFileSync(join(COMPILED, name), 'utf8').replaceAll(/^import '.+';\n/gmu, '')
    found.set(name, text.replaceAll(SPECIFIER, '$<before>$<path>.js'))
    for (const { groups } of text.matchAll(SPECIFIER))
      follow(join(dirname(module), groups!['path']!))
  }
  DOORS.forEach(follow)
  return found
}

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8')

const licences = (): readonly (readonly [file: string, text: string])[] => {
  const [, seedrandom] = read('node_modules/seedrandom/README.md').split(
    /^LICENSE \(MIT\)\n-+\n\n/mu,
  )
  if (!seedrandom) throw new Error('seedrandom says its licence elsewhere')
  return [
    ['ui/figtree.LICENSE', read('ui/theme/font/figtree.LICENSE')],
    ['vendor/seedrandom.LICENSE', seedrandom],
  ]
}

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
