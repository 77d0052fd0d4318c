/** A file with all that it imports, as one script that runs wherever it is put. */
import { build, type Rolldown } from 'vite'

export const scriptOf = async (file: string): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  return code
}
