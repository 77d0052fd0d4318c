/** What the compiler refuses, no test needs to find: `npm test` asks it first. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, textOfFile } from '../../support/source.ts'
import { applied, type Mutant } from './operators.ts'

export interface Compiler {
  readonly refuses: (mutant: Mutant) => boolean
  readonly close: () => void
}

/** A copy of the sources, so that no lie ever stands in the project's own. */
const COPIED = /^(?:engine|ui|site|tsconfig.*\.json|package\.json|vite\..*\.ts)$/u

export const openCompiler = (): Compiler => {
  const copy = join(ROOT, '.cache/compiled')
  // A run that was cut short has left its own.
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(ROOT))
    if (COPIED.test(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  linkPackages(copy)
  const compiles = (): boolean =>
    spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'site'], {
      cwd: copy,
    }).status === 0
  if (!compiles()) throw new Error('Types are wrong without any mutant: run npm test first')
  return {
    refuses: (mutant) => {
      const [file, text] = [join(copy, mutant.file), textOfFile(mutant.file)]
      writeFileSync(file, applied(mutant, text))
      const refused = !compiles()
      writeFileSync(file, text)
      return refused
    },
    close: () => rmSync(copy, { recursive: true }),
  }
}

/** All but what the compiler keeps there of the project itself. */
const linkPackages = (copy: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name))
}
