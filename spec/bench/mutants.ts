/**
 * `npm run bench -- mutants`: how many small lies about the engine its tests and its types find out, with
 * `--of site` about what stands around the pages. A run that was cut short goes on where it was. The
 * tool is our own: those that there are do not follow this test runner.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tycheiKit } from '#engine'
import { textOfFile } from '../support/source.ts'
import { openCompiler, type Compiler } from './mutants/compiler.ts'
import type { Answer, Question } from './mutants/host.ts'
import { openKept } from './mutants/kept.ts'
import { describe, type Mutant, mutantsOf } from './mutants/operators.ts'
import { type Part, PARTS, sourcesIn } from './mutants/parts.ts'
import { printTable } from './table.ts'

/**
 * A mutant may loop for ever: it is found when it takes so many times as long as all tests of its
 * part without one. Of the site a mutant meets but those that read its file.
 */
const PATIENCE = { engine: 3, site: 1 } as const
/** Milliseconds of CPU for a new process to read all files. */
const STARTING = 15_000
/** Quick tests first, then the thorough. */
const STAGES = 2

/** @returns false when the budget is missed */
export default async function bench(args: readonly string[]): Promise<boolean> {
  const { sample, seed, file, of } = readOptions(args)
  const all = sources(of, file).flatMap((source) => mutantsOf(source, textOfFile(source)))
  const chosen = choose(all, sample, seed)
  console.log(`${chosen.length} of ${all.length} mutants, seed ${seed}`)
  const { survivors, endless } = await tryAll(chosen, of)
  for (const mutant of survivors) console.log(`  ${describe(mutant, textOfFile(mutant.file))}`)
  const found = chosen.length - survivors.length
  const share = { value: (100 * found) / chosen.length, digits: 1, least: PARTS[of] }
  return printTable(
    `Mutants of the ${of}`,
    ['', 'made', 'found', 'of which never end', 'percent found'],
    [[of, { value: chosen.length }, { value: found }, { value: endless }, share]],
  )
}

const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: 'opale' },
      file: { type: 'string', default: '' },
      of: { type: 'string', default: 'engine' },
    },
  })
  const sample = values.sample === 'all' ? Infinity : Number(values.sample)
  if (!(sample > 0)) throw new RangeError('--sample takes a number, or all')
  const { of } = values
  if (!isPart(of)) throw new RangeError(`--of takes ${Object.keys(PARTS).join(' or ')}`)
  return { ...values, sample, of }
}

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

const sources = (of: Part, name: string): readonly string[] => {
  const found = sourcesIn(of).filter((file) => file.includes(name))
  if (found.length === 0) throw new RangeError(`No file of the ${of} has "${name}" in its name`)
  return found
}

/** Each as likely as any other, and the same again for the same seed. */
const choose = (all: readonly Mutant[], sample: number, seed: string): readonly Mutant[] => {
  const dice = tycheiKit.open(tycheiKit.seed(seed))
  const left = [...all]
  while (left.length > sample) left.splice(dice.int(0, left.length - 1), 1)
  return left
}

interface Outcome {
  /** What no test found. */
  readonly survivors: readonly Mutant[]
  /** How many were found because the tests came to no end. */
  readonly endless: number
}

const tryAll = async (mutants: readonly Mutant[], of: Part): Promise<Outcome> => {
  const kept = openKept(of)
  const unknown = mutants.some((mutant) => !kept.of(mutant))
  const patience = unknown ? await patienceWith(of) : []
  const answers = new Map<Mutant, Answer>()
  const take = (mutant: Mutant, answer: Answer) => {
    answers.set(mutant, answer)
    if (answers.size % 25 > 0) return
    const missed = [...answers.values()].filter(({ found }) => !found).length
    console.log(`${answers.size} tried, ${missed} not found`)
  }
  let compiler: Compiler | undefined
  /** Each core takes the next one that is left. */
  const queue = mutants.values()
  const work = async () => {
    let trial: Trial | undefined
    const judged = async (mutant: Mutant): Promise<Answer> => {
      const answer = await (trial ??= await openTrial(of, patience)).of(mutant)
      if (answer.found) return answer
      return { ...answer, found: (compiler ??= openCompiler()).refuses(mutant) }
    }
    for (const mutant of queue) {
      const known = kept.of(mutant)
      const answer = known ?? (await judged(mutant))
      if (!known) kept.add(mutant, answer)
      take(mutant, answer)
    }
    trial?.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  compiler?.close()
  return {
    survivors: mutants.filter((mutant) => answers.get(mutant)?.found === false),
    endless: mutants.filter((mutant) => answers.get(mutant)?.endless).length,
  }
}

interface Trial {
  readonly of: (mutant: Mutant) => Promise<Answer>
  readonly close: () => void
}

/** A process that tries one mutant after another; whichever never ends costs it its life. */
const openTrial = async (of: Part, patience: readonly number[]): Promise<Trial> => {
  let host = await startHost(of)
  const restart = async () => {
    host.kill('SIGKILL')
    host = await startHost(of)
  }
  const tried = async (mutant: Mutant): Promise<Answer> => {
    const answer = await judge(host, mutant, patience)
    if (answer.endless) await restart()
    return answer
  }
  return {
    of: async (mutant) => {
      const answer = await tried(mutant)
      if (of === 'engine' || answer.endless || !answer.found) return answer
      // What the mutant before left in the document or in a worker fails as well.
      const again = { stage: answer.stage!, files: [mutant.file], finder: true }
      const { found: spoilt } = await ask(host, again)
      if (!spoilt) return answer
      await restart()
      return tried(mutant)
    },
    close: () => host.disconnect(),
  }
}

/** What the first stage that finds it says, or the last. */
const judge = async (
  host: ChildProcess,
  mutant: Mutant,
  [limit, ...more]: readonly number[],
  stage = 0,
): Promise<Answer> => {
  const answer = await ask(host, { stage, files: [mutant.file], mutant, patience: limit! })
  return answer.found || more.length === 0 ? answer : judge(host, mutant, more, stage + 1)
}

const HOST = fileURLToPath(new URL('./mutants/host.ts', import.meta.url))

const startHost = async (of: Part): Promise<ChildProcess> => {
  const env = { ...process.env, NODE_ENV: 'test', MUTANTS: of }
  const host = fork(HOST, { execArgv: ['--import', 'tsx'], env })
  await once(host, 'message')
  return host
}

/** What each stage may spend, from what all its tests spend without a mutant. */
const patienceWith = async (of: Part): Promise<readonly number[]> => {
  const host = await startHost(of)
  const patience: number[] = []
  for (let stage = 0; stage < STAGES; stage++) {
    const { found, by, spent = 0 } = await ask(host, { stage, files: sourcesIn(of) })
    if (found) throw new Error(`${by} fails without any mutant: run npm test first`)
    patience.push(PATIENCE[of] * spent + STARTING)
  }
  host.disconnect()
  return patience
}

const ask = async (host: ChildProcess, question: Question): Promise<Answer> => {
  host.send(question)
  const over = new AbortController()
  const { signal } = over
  const gone: Answer = { found: true, endless: true }
  try {
    return await Promise.race([
      once(host, 'message', { signal }).then(([answer]) => answer as Answer),
      // Out of memory, say.
      once(host, 'exit', { signal }).then(() => gone),
    ])
  } finally {
    over.abort()
  }
}
