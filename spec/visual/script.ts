/** What is run elsewhere than here: a file with all that it imports, as one script. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** In the page that shows stories, and in a report. */
export const SCRIPTS = ['page/agent.ts', 'panel/report.tsx'] as const
type Script = (typeof SCRIPTS)[number]

/** Made already where it comes from a package. */
export const scriptOf = async (script: Script): Promise<string> => {
  const made = join(import.meta.dirname, madeName(script))
  return existsSync(made) ? readFileSync(made, 'utf8') : makeScript(script)
}

export const madeName = (script: Script): string => script.replace(/\.tsx?$/u, '.made.js')

export const makeScript = async (script: Script): Promise<string> => {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, script),
        output: { format: 'iife' },
      },
    },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  return code
}
