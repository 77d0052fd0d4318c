/** Runs tests against one mutant after another, in a process that may be killed. */
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { InOrder } from '../../support/in-order.ts'
import { applied, type Mutant } from './operators.ts'
import type { Part } from './parts.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

interface Stage {
  readonly include: readonly string[]
  readonly environment?: 'jsdom'
}

/**
 * Quick tests first, which find most: of the engine those of single rules, of the site those that
 * need no document. Left out is what starts another process or reads the sources or the build, since
 * only this process sees the mutant.
 */
const STAGES: Readonly<Record<Part, readonly Stage[]>> = {
  engine: [
    { include: ['spec/engine/[3-9]*.spec.ts', 'spec/engine/{civil-day,rng}.spec.ts'] },
    {
      include: [
        'spec/engine/{bounds,edges,keeper,save-invariants,starts,store}.spec.ts',
        'spec/engine/{scenarios,laws,saves,oracle,property}.spec.ts',
        'spec/engine/golden/*.spec.ts',
      ],
    },
  ],
  site: [
    { include: ['spec/*.dom.spec.{ts,tsx}', 'spec/ui/*.dom.spec.{ts,tsx}'], environment: 'jsdom' },
    { include: ['spec/[2-9]*[0-9a-z].spec.ts', 'spec/server/*.spec.ts', 'spec/contact-*.spec.ts'] },
  ],
}

export interface Question {
  readonly stage: number
  /** Only what found the last mutant of the file. */
  readonly finder?: boolean
  /** Of the site, only tests that read one of them run. */
  readonly files: readonly string[]
  readonly mutant?: Mutant | undefined
  /** Milliseconds of CPU after which it counts as endless. */
  readonly patience?: number
}

export interface Answer {
  /** Whether a test failed, or none came to an end. */
  readonly found: boolean
  /** The file of tests that failed first. */
  readonly by?: string | undefined
  readonly stage?: number
  /** This process is of no more use then. */
  readonly endless: boolean
  /** Milliseconds of CPU. */
  readonly spent?: number
}

let mutant: Mutant | undefined
/** What found the last mutant of a file often finds the next one, in a fraction of the time. */
const finders = new Map<string, string>()
/** The mutant that each stage saw last. */
const seen: (Mutant | undefined)[] = []

const lie: Plugin = {
  name: 'lie',
  enforce: 'pre',
  transform: (code, id) =>
    mutant && id === ROOT + mutant.file ? applied(mutant, code) : undefined,
}

const stages = await Promise.all(
  STAGES[process.env['MUTANTS'] as Part].map(async ({ include, environment }) => {
    const vitest = await createVitest(
      'test',
      {
        config: false,
        root: ROOT,
        include: [...include],
        exclude: ['**/*.browser.spec.ts', ...(environment ? [] : ['**/*.dom.spec.*'])],
        ...(environment && { environment, setupFiles: 'spec/support/document.ts' }),
        watch: false,
        bail: 1,
        // Threads end with their process, even in a loop that has no end.
        pool: 'threads',
        isolate: false,
        sequence: { sequencer: InOrder },
        testTimeout: 60_000,
        reporters: [{}],
      },
      { plugins: [lie, vanillaExtractPlugin(), react()] },
    )
    return vitest
  }),
)

process.on('message', async (question: Question) => {
  const { mutant: next, stage, files, patience = Infinity } = question
  const vitest = stages[stage]!
  for (const changed of [seen[stage], next]) if (changed) vitest.invalidateFile(ROOT + changed.file)
  seen[stage] = mutant = next
  const before = spent()
  // The tests run in threads: this one is free to watch them.
  const watch = setInterval(() => {
    if (spent() - before > patience) answer({ found: true, endless: true })
  }, 250)
  const specifications = await specificationsOf(vitest, files)
  const key = `${stage} ${files.join()}`
  const finder = specifications.filter(({ moduleId }) => moduleId === finders.get(key))
  const found =
    (await failing(vitest, finder)) ??
    (question.finder ? undefined : await failing(vitest, specifications))
  clearInterval(watch)
  if (found !== undefined) finders.set(key, found)
  answer({ found: found !== undefined, by: found, stage, endless: false, spent: spent() - before })
})
process.on('disconnect', () => process.exit())
process.send!('ready')

/** @returns the file of tests that failed first */
async function failing(vitest: Vitest, chosen: readonly TestSpecification[]) {
  if (chosen.length === 0) return undefined
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...chosen])
  vitest.state.clearErrors()
  const failed = testModules.find((module) => !module.ok())?.moduleId
  return failed ?? (unhandledErrors.length > 0 ? chosen[0]?.moduleId : undefined)
}

/** Those that read one of the files, however far from it: a mutant elsewhere they would not see. */
async function specificationsOf(vitest: Vitest, files: readonly string[]) {
  if (process.env['MUTANTS'] === 'engine') return vitest.globTestSpecifications()
  vitest.config.related = files.map((file) => ROOT + file)
  return vitest.getRelevantTestSpecifications()
}

/** Milliseconds of CPU so far, all threads together: however busy the machine, a loop is a loop. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function answer(given: Answer): void {
  process.send!(given)
}
