import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { shakeSeedrandom } from '../../../vite.shake.ts'

/** A module given as text, with all that it imports: minified, for the browsers of the site. */
export const bundle = async (code: string, format: 'es' | 'iife' = 'es'): Promise<string> => {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    // A test runner calls itself `test`, and dependencies would bring their checks along.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      shakeSeedrandom(),
      {
        name: 'module-from-text',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format, name: 'bundled' },
      },
    },
  })
  const [{ code: text }] = (built as Rolldown.RolldownOutput).output
  return text
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Where the module would lie, which says what its imports mean. */
const ENTRY = fileURLToPath(new URL('bundled.ts', import.meta.url))
