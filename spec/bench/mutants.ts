/**
 * `npm run bench -- mutants`: how many small lies about the engine its tests find out. The tool is
 * our own: those that there are do not follow this test runner.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tycheiKit } from '#engine'
import { sourcesOf, textOfFile } from '../support/source.ts'
import type { Answer, Question } from './mutants/host.ts'
import { describe, type Mutant, mutantsOf } from './mutants/operators.ts'
import { printTable } from './table.ts'

/** How many of a hundred mutants the tests must find. */
const BUDGET = 90
/** A mutant may loop for ever: it is found when it takes so many times as long as no mutant. */
const PATIENCE = 3
/** Milliseconds of CPU for a new process to read all files. */
const STARTING = 5000
/** Quick tests first, then the thorough. */
const STAGES = 2

/** @returns false when the budget is missed */
export default async function bench(args: readonly string[]): Promise<boolean> {
  const { sample, seed, file } = readOptions(args)
  const all = sources(file).flatMap((source) => mutantsOf(source, textOfFile(source)))
  const chosen = choose(all, sample, seed)
  console.log(`${chosen.length} of ${all.length} mutants, seed ${seed}`)
  const { survivors, endless } = await tryAll(chosen)
  for (const mutant of survivors) console.log(`  ${describe(mutant, textOfFile(mutant.file))}`)
  const found = chosen.length - survivors.length
  const share = { value: (100 * found) / chosen.length, digits: 1, least: BUDGET }
  return printTable(
    'Mutants of the engine',
    ['', 'made', 'found', 'of which never end', 'percent found'],
    [['engine', { value: chosen.length }, { value: found }, { value: endless }, share]],
  )
}

const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: 'opale' },
      file: { type: 'string', default: '' },
    },
  })
  const sample = values.sample === 'all' ? Infinity : Number(values.sample)
  if (!(sample > 0)) throw new RangeError('--sample takes a number, or all')
  return { ...values, sample }
}

/** The command line runs in a process of its own, where no mutant would be seen. */
const sources = (part: string): readonly string[] => {
  const found = sourcesOf('engine').filter(
    (file) => !file.endsWith('.d.ts') && !file.startsWith('engine/cli/') && file.includes(part),
  )
  if (found.length === 0) throw new RangeError(`No file of the engine has "${part}" in its name`)
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

const tryAll = async (mutants: readonly Mutant[]): Promise<Outcome> => {
  const survivors: Mutant[] = []
  let endless = 0
  let host = await startHost()
  const patience = await patienceWith(host)
  for (const [i, mutant] of mutants.entries()) {
    const answer = await judge(host, mutant, patience)
    if (!answer.found) survivors.push(mutant)
    if (answer.endless) {
      endless += 1
      host.kill('SIGKILL')
      host = await startHost()
    }
    if ((i + 1) % 25 === 0) console.log(`${i + 1} tried, ${survivors.length} not found`)
  }
  host.disconnect()
  return { survivors, endless }
}

/** What the first stage that finds it says, or the last. */
const judge = async (
  host: ChildProcess,
  mutant: Mutant,
  [limit, ...more]: readonly number[],
  stage = 0,
): Promise<Answer> => {
  const answer = await ask(host, { stage, mutant, patience: limit! })
  return answer.found || more.length === 0 ? answer : judge(host, mutant, more, stage + 1)
}

const HOST = fileURLToPath(new URL('./mutants/host.ts', import.meta.url))

const startHost = async (): Promise<ChildProcess> => {
  const env = { ...process.env, NODE_ENV: 'test', MUTANTS: '1' }
  const host = fork(HOST, { execArgv: ['--import', 'tsx'], env })
  await once(host, 'message')
  return host
}

/** What each stage may spend, from what it spends without a mutant. */
const patienceWith = async (host: ChildProcess): Promise<readonly number[]> => {
  const patience: number[] = []
  for (let stage = 0; stage < STAGES; stage++) {
    const { found, spent = 0 } = await ask(host, { stage })
    if (found) throw new Error('The tests fail without any mutant: run npm test first')
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
