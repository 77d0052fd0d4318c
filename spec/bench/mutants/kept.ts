/** What runs before this one found out: all mutants of a part take hours, and a machine may go away. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourcesOf, textOfFile } from '../../support/source.ts'
import type { Answer } from './host.ts'
import type { Mutant } from './operators.ts'
import type { Part } from './parts.ts'

const FOLDER = join(ROOT, '.cache/mutants')

/** What may change an answer: whoever edits one of them begins anew. */
const READ: Readonly<Record<Part, readonly string[]>> = {
  engine: ['engine', 'spec/engine', 'spec/bench/mutants'],
  site: ['engine', 'site', 'spec', 'ui'],
}

export interface Kept {
  readonly of: (mutant: Mutant) => Answer | undefined
  readonly add: (mutant: Mutant, answer: Answer) => void
}

export const openKept = (part: Part): Kept => {
  const hash = createHash('sha256')
  for (const file of READ[part].flatMap(sourcesOf)) hash.update(`${file}\0${textOfFile(file)}\0`)
  const file = join(FOLDER, `${part}-${hash.digest('hex').slice(0, 16)}.jsonl`)
  mkdirSync(FOLDER, { recursive: true })
  const known = new Map(existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [])
  return {
    of: (mutant) => known.get(JSON.stringify(mutant)),
    add: (mutant, answer) => {
      appendFileSync(file, `${JSON.stringify([JSON.stringify(mutant), answer])}\n`)
    },
  }
}

/** The last line may have been cut with the run that wrote it. */
const linesOf = (text: string): readonly (readonly [string, Answer])[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as [string, Answer])
