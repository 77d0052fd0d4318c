/**
 * `npm run bench -- mutants`: how many small lies about the engine its tests find out, with
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
import type { Answer, Question } from './mutants/host.ts'
import { openKept } from './mutants/kept.ts'
import { describe, type Mutant, mutantsOf } from './mutants/operators.ts'
import { type Part, PARTS, sourcesIn } from './mutants/parts.ts'
import { printTable } from './table.ts'

/** A mutant may loop for ever: it is found when it takes so many times as long as no mutant. */
const PATIENCE = 3
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
  const answers = new Map<Mutant, Answer>()
  const take = (mutant: Mutant, answer: Answer) => {
    answers.set(mutant, answer)
    if (answers.size % 25 > 0) return
    const missed = [...answers.values()].filter(({ found }) => !found).length
    console.log(`${answers.size} tried, ${missed} not found`)
  }
  /** Each core takes the next one that is left. */
  const queue = mutants.values()
  const work = async () => {
    let trial: Trial | undefined
    for (const mutant of queue) {
      const known = kept.of(mutant)
      const answer = known ?? (await (trial ??= await openTrial(of)).of(mutant))
      if (!known) kept.add(mutant, answer)
      take(mutant, answer)
    }
    trial?.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
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
const openTrial = async (of: Part): Promise<Trial> => {
  /** What each stage may spend: of the site, for each file. */
  const known = new Map<string, readonly number[]>()
  let host = await startHost(of)
  return {
    of: async (mutant) => {
      const file = of === 'engine' ? '' : mutant.file
      // The first answer of a process tells how long reading takes, not how long the tests do.
      if (known.size === 0) await patienceWith(host, mutant.file)
      const patience = known.get(file) ?? (await patienceWith(host, mutant.file))
      known.set(file, patience)
      const answer = await judge(host, mutant, patience)
      if (answer.endless) {
        host.kill('SIGKILL')
        host = await startHost(of)
      }
      return answer
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
  const answer = await ask(host, { stage, file: mutant.file, mutant, patience: limit! })
  return answer.found || more.length === 0 ? answer : judge(host, mutant, more, stage + 1)
}

const HOST = fileURLToPath(new URL('./mutants/host.ts', import.meta.url))

const startHost = async (of: Part): Promise<ChildProcess> => {
  const env = { ...process.env, NODE_ENV: 'test', MUTANTS: of }
  const host = fork(HOST, { execArgv: ['--import', 'tsx'], env })
  await once(host, 'message')
  return host
}

/** What each stage may spend, from what it spends without a mutant. */
const patienceWith = async (host: ChildProcess, file: string): Promise<readonly number[]> => {
  const patience: number[] = []
  for (let stage = 0; stage < STAGES; stage++) {
    const { found, spent = 0 } = await ask(host, { stage, file })
    if (found) throw new Error(`The tests fail without any mutant of ${file}: run npm test first`)
    patience.push(PATIENCE * spent + STARTING)
  }
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
