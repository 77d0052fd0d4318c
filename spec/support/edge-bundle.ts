/** The server as an edge platform runs it: one module, of what that platform has. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { ROOT } from '../server/program.ts'

/** @param manifest the site's, as the build writes it */
export const edgeBundle = async (manifest: unknown): Promise<string> => {
  const entry = join(ROOT, 'spec', 'worker.ts')
  const text = `import { createEdge } from '../site/server/edge/edge.ts'
    export default createEdge(${JSON.stringify(manifest)})`
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      react(),
      {
        name: 'worker',
        resolveId: (name) => (name === entry ? name : undefined),
        load: (id) => (id === entry ? text : undefined),
      },
    ],
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: { worker: entry }, output: { codeSplitting: false } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const modules = output.filter((file) => file.type === 'chunk')
  if (modules.length !== 1) throw new Error(`one module expected, not ${modules.length}`)
  return modules[0]!.code
}
