/** The same matrix in Chromatic, for who has a project there. Nothing is sent without its token. */
import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtBook } from './book.ts'

export const runChromatic = async (): Promise<number> => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.')
    return 0
  }
  const folder = relative(ROOT, (await builtBook()).folder)
  const options = ['--storybook-build-dir', folder, '--no-interactive', '--skip-update-check']
  return new Promise((resolve, reject) => {
    // The token goes by the environment, where no list of processes shows it.
    spawn(process.execPath, [PROGRAM, ...options], { cwd: ROOT, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1))
  })
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../../node_modules/chromatic/dist/bin.cjs', import.meta.url))
