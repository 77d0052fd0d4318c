import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { getMimeType } from 'hono/utils/mime'
import { defineConfig, type Plugin } from 'vite'
import { spriteFiles, stillFiles } from '../site/prerender/drawn-files.ts'
import { sceneFiles } from '../site/prerender/scene/files.ts'
import { picturesIn, textPictureFiles } from '../site/prerender/text-pictures.ts'
import { UNWATCHED } from '../spec/support/unwatched.ts'
import { STYLED_BROWSERS } from '../vite.browsers.ts'
import { frenchSpaces } from '../vite.spaces.ts'

const CONTENT = join(import.meta.dirname, '../site/content')
const files = [...stillFiles(), ...sceneFiles(), ...spriteFiles(), ...textPictureFiles(CONTENT)]

/** What pages refer to by address, as the site's build writes it. */
const publishedFiles = (): Plugin => ({
  name: 'published-files',
  configureServer: ({ middlewares }) => {
    for (const [path, content] of files)
      middlewares.use(`/${path}`, (_, response) => {
        response.setHeader('content-type', getMimeType(path) ?? 'image/svg+xml').end(content)
      })
  },
  generateBundle() {
    for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
  },
})

/** Pages are built in the browser, where no folder can be read: it is told what the folders hold. */
const pictureLookups = (): Plugin => ({
  name: 'picture-lookups',
  load(id) {
    if (!id.endsWith('/site/prerender/text-pictures.ts')) return undefined
    const found = readdirSync(CONTENT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const pictures = picturesIn(join(CONTENT, name))
        return [name, Array.from(pictures.keys(), (key) => [key, pictures.get(key)])] as const
      })
    return `const found = new Map(${JSON.stringify(found)})
export const picturesOf = (collection) => new Map(found.get(collection))`
  },
})

/** How stories are built: for Storybook, and for the tests that run them. */
export default defineConfig({
  ...UNWATCHED,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // French lines break where they do on the site.
    frenchSpaces(join(import.meta.dirname, '..')),
    publishedFiles(),
    pictureLookups(),
  ],
  // What stories reach through vanilla-extract, which Vite's scan does not see into.
  optimizeDeps: {
    include: [
      '@vanilla-extract/css',
      '@vanilla-extract/css/fileScope',
      '@vanilla-extract/css/injectStyles',
      '@vanilla-extract/recipes',
      '@vanilla-extract/recipes/createRuntimeFn',
      'react/jsx-dev-runtime',
    ],
  },
  // All that Storybook takes of `build` is its target: styles are written for it too.
  build: { target: STYLED_BROWSERS },
})
