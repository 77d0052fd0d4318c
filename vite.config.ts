import { renameSync } from 'node:fs'
import { resolve } from 'node:path'
import type { JsMinifyOptions } from '@swc/core'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type ConfigEnv, type Plugin, type UserConfig, type ViteBuilder } from 'vite'
import type * as Development from './site/prerender/development.ts'
import { STYLED_BROWSERS } from './vite.browsers.ts'
import { chunkGroups } from './vite.chunks.ts'
import { library } from './vite.lib.ts'
import { shortNames } from './vite.names.ts'
import { shortProperties } from './vite.properties.ts'
import { rendererHash } from './vite.renderer.ts'
import { edgeWorker, travelling, UNBUNDLED } from './vite.server.ts'
import { shakeRouter, shakeSeedrandom } from './vite.shake.ts'
import { frenchSpaces } from './vite.spaces.ts'

const file = (path: string) => resolve(import.meta.dirname, path)

/** `DIST=folder` builds into another folder than `dist/`; the server reads the same variable. */
const dist = (path = '') => resolve(file(process.env['DIST'] || 'dist'), path)

/** `IDENTITY=path` builds the site for another owner than the sample. */
const chosenIdentity = (): Plugin => ({
  name: 'chosen-identity',
  enforce: 'pre',
  resolveId(source, importer) {
    const chosen = process.env['IDENTITY']
    if (chosen === undefined || importer === undefined) return undefined
    if (!source.endsWith('/identity.ts')) return undefined
    const asked = resolve(importer, '..', source)
    return asked === file('site/identity.ts') ? file(chosen) : undefined
  },
})

/** The dev server renders pages the way the build does. */
const developmentPages = (): Plugin => ({
  name: 'development-pages',
  apply: 'serve',
  // Texts are read from their files and records by the server alone: no module of the page changes.
  hotUpdate({ file: changed }) {
    if (!changed.startsWith(file('site/content/'))) return undefined
    if (this.environment.name !== 'client')
      return [
        ...(this.environment.moduleGraph.getModulesByFile(file('site/content/load.ts')) ?? []),
      ]
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      void (async () => {
        const { answer } = (await server.ssrLoadModule(
          '/site/prerender/development.ts',
        )) as typeof Development
        const { status, headers, body } = await answer(request.originalUrl ?? '/')
        const html = headers['content-type'] === 'text/html'
        response.writeHead(status, headers)
        response.end(
          html ? await server.transformIndexHtml(request.url ?? '/', String(body)) : body,
        )
      })().catch(next)
    })
  },
})

const mangle = { toplevel: true }
/** By environment and chunk. What is tried out here is the size in Brotli, not the length. */
const SMALLEST: Readonly<Record<string, JsMinifyOptions>> = {
  'boot index': { compress: { passes: 3, unsafe: true }, mangle },
  'client engine': { compress: { passes: 3, if_return: false }, mangle, module: true },
}

/** Boot and engine come to every page: they are made smaller than is worth the while elsewhere. */
const smallest = (): Plugin => ({
  name: 'smallest',
  applyToEnvironment: ({ name }) => name === 'boot' || name === 'client',
  async generateBundle(_, bundle) {
    const { minify } = await import('@swc/core')
    for (const output of Object.values(bundle)) {
      const options = output.type === 'chunk' && SMALLEST[`${this.environment.name} ${output.name}`]
      if (options) output.code = (await minify(output.code, options)).code
    }
  },
})

/** Client, boot, the desk's styles and server code: the pages are the built server code's own work. */
const buildApp = async (builder: ViteBuilder) => {
  for (const name of ['client', 'boot', 'desk', 'ssr'])
    await builder.build(builder.environments[name]!)
  renameSync(dist('app/.vite/manifest.json'), dist('manifest.json'))
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  const { user, system } = process.cpuUsage()
  console.log(
    `bundled in ${Math.round(performance.now())} ms; ${megabytes} MB of memory at most, ${Math.round((user + system) / 1e6)} s of processor time`,
  )
}

export default defineConfig((env) => (env.mode === 'lib' ? library(dist('lib')) : site(env)))

const site = ({ command, mode }: ConfigEnv): UserConfig => ({
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [
    chosenIdentity(),
    shakeRouter(),
    shakeSeedrandom(),
    vanillaExtractPlugin({ identifiers: shortNames(import.meta.dirname) }),
    // While one works on it, properties are called what they are.
    command === 'build' && shortProperties(),
    react(),
    developmentPages(),
    frenchSpaces(import.meta.dirname),
    travelling(import.meta.dirname, dist()),
    edgeWorker(dist()),
    smallest(),
    rendererHash(import.meta.dirname),
  ],
  // A check reads once. Said here: where configurations are merged, `null` counts for nothing.
  server: {
    port: 4173,
    watch: mode === 'check' ? null : { ignored: ['**/.cache/**', '**/dist/**'] },
  },
  build: {
    target: 'baseline-widely-available',
    cssTarget: STYLED_BROWSERS,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        // The prerender publishes it: `dist/client` changes file by file.
        outDir: dist('app'),
        emptyOutDir: true,
        manifest: true,
        // Scripts that others import follow by themselves: the list of styles is half as long.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((name) => name.endsWith('.css')),
        },
        // A font or picture inlined into CSS would be paid on every page.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'site/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: chunkGroups(import.meta.dirname),
            },
          },
        },
      },
    },
    boot: {
      consumer: 'client',
      build: {
        outDir: dist('boot'),
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'site/boot/index.ts',
          output: { format: 'iife', entryFileNames: 'boot.js' },
        },
      },
    },
    // Of the owner's area only the styles leave the server: apart, so that the site's own files stay
    // as they are without it.
    desk: {
      consumer: 'client',
      build: {
        outDir: dist('desk'),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        // Nobody imports it here, and all that it shows is to be dressed.
        rolldownOptions: {
          input: { desk: 'site/desk/index.ts' },
          preserveEntrySignatures: 'strict',
        },
      },
    },
    ssr: {
      // Built, the server stands alone, beside the packages that travel with it; in development Node reads packages itself.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: UNBUNDLED },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: dist('server'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        emitAssets: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            desk: 'site/server/command/main.ts',
            edge: 'site/server/edge/edge.ts',
            pages: 'site/prerender/main.ts',
            server: 'site/server/main.ts',
            worker: 'site/prerender/worker.ts',
          },
        },
      },
    },
  },
  builder: { buildApp },
})
