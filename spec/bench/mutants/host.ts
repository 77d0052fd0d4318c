/** Runs the engine's tests against one mutant after another, in a process that may be killed. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import { applied, type Mutant } from './operators.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Tests of single rules first: they are quick and find most. Left out is what starts another
 * process or reads the sources, since only this process sees the mutant.
 */
const STAGES = [
  ['spec/engine/[3-9]*.spec.ts', 'spec/engine/{civil-day,rng}.spec.ts'],
  ['spec/engine/{scenarios,laws,saves,oracle,property}.spec.ts', 'spec/engine/golden/*.spec.ts'],
]

export interface Question {
  readonly stage: number
  readonly mutant?: Mutant | undefined
  /** Milliseconds of CPU after which it counts as endless. */
  readonly patience?: number
}

export interface Answer {
  /** Whether a test failed, or none came to an end. */
  readonly found: boolean
  /** This process is of no more use then. */
  readonly endless: boolean
  /** Milliseconds of CPU. */
  readonly spent?: number
}

let mutant: Mutant | undefined
/** The mutant that each stage saw last. */
const seen: (Mutant | undefined)[] = []

const lie: Plugin = {
  name: 'lie',
  enforce: 'pre',
  transform: (code, id) =>
    mutant && id === ROOT + mutant.file ? applied(mutant, code) : undefined,
}

const stages = await Promise.all(
  STAGES.map(async (include) => {
    const vitest = await createVitest(
      'test',
      {
        config: false,
        root: ROOT,
        include,
        watch: false,
        bail: 1,
        // Threads end with their process, even in a loop that has no end.
        pool: 'threads',
        isolate: false,
        testTimeout: 60_000,
        reporters: [{}],
      },
      { plugins: [lie] },
    )
    return { vitest, specifications: await vitest.globTestSpecifications() }
  }),
)

process.on('message', async ({ mutant: next, stage, patience = Infinity }: Question) => {
  const { vitest, specifications } = stages[stage]!
  for (const changed of [seen[stage], next]) if (changed) vitest.invalidateFile(ROOT + changed.file)
  seen[stage] = mutant = next
  const before = spent()
  // The tests run in threads: this one is free to watch them.
  const watch = setInterval(() => {
    if (spent() - before > patience) answer({ found: true, endless: true })
  }, 250)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  clearInterval(watch)
  vitest.state.clearErrors()
  const found = unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
  answer({ found, endless: false, spent: spent() - before })
})
process.on('disconnect', () => process.exit())
process.send!('ready')

/** Milliseconds of CPU so far, all threads together: however busy the machine, a loop is a loop. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function answer(given: Answer): void {
  process.send!(given)
}
