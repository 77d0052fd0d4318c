import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { spriteFiles } from '../site/prerender/sprites.ts'
import { stillFiles } from '../site/prerender/stills.ts'
import { visualReview } from '../spec/visual/endpoint.ts'

const files = [...stillFiles(), ...spriteFiles()]

/** The drawings that pages refer to by address, as the site's build writes them. */
const drawings = (): Plugin => ({
  name: 'drawings',
  configureServer: ({ middlewares }) => {
    for (const [path, drawing] of files)
      middlewares.use(`/${path}`, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(drawing)
      })
  },
  generateBundle() {
    for (const [fileName, source] of files)
      this.emitFile({ type: 'asset', fileName, source: String(source) })
  },
})

/** How stories are built: for Storybook, and for the tests that run them. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), drawings(), visualReview()],
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
  build: { target: 'baseline-widely-available', reportCompressedSize: false },
})
