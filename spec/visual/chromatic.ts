/** The same matrix in Chromatic, for who has a project there. Nothing is sent without its token. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { builtBook } from './book.ts'
import type { Project } from './settings.ts'

export const runChromatic = async (project: Project): Promise<number> => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.')
    return 0
  }
  const { root } = project
  const folder = relative(root, (await builtBook(project)).folder)
  const program = createRequire(join(root, 'package.json')).resolve('chromatic/dist/bin.cjs')
  const options = ['--storybook-build-dir', folder, '--no-interactive', '--skip-update-check']
  return new Promise((resolve, reject) => {
    // The token goes by the environment, where no list of processes shows it.
    spawn(process.execPath, [program, ...options], { cwd: root, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1))
  })
}
