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
import type { Question } from './mutants/host.ts'
import { describe, type Mutant, mutantsOf } from './mutants/operators.ts'
import { printTable } from './table.ts'

/** How many of a hundred mutants the tests must find. */
const BUDGET = 90
/** A mutant may loop for ever: it is found when it takes so many times as long as no mutant. */
const PATIENCE = 3
/** Milliseconds for a new process to read all files. */
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
  console.log(`Milliseconds that the tests are given: ${patience.join(', then ')}`)
  for (const [i, mutant] of mutants.entries()) {
    try {
      if (!(await isFound(host, mutant, patience))) survivors.push(mutant)
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error
      console.log(`  never ends: ${describe(mutant, textOfFile(mutant.file))}`)
      endless += 1
      host.kill('SIGKILL')
      host = await startHost()
    }
    if ((i + 1) % 50 === 0) console.log(`${i + 1} tried, ${survivors.length} not found`)
  }
  host.disconnect()
  return { survivors, endless }
}

/** Whether a test of any stage fails. Throws where they come to no end. */
const isFound = async (
  host: ChildProcess,
  mutant: Mutant,
  patience: readonly number[],
): Promise<boolean> => {
  for (const [stage, limit] of patience.entries())
    if (await ask(host, { stage, mutant }, AbortSignal.timeout(limit))) return true
  return false
}

const HOST = fileURLToPath(new URL('./mutants/host.ts', import.meta.url))

const startHost = async (): Promise<ChildProcess> => {
  const env = { ...process.env, NODE_ENV: 'test', MUTANTS: '1' }
  const host = fork(HOST, { execArgv: ['--import', 'tsx'], env })
  await once(host, 'message')
  return host
}

/** Milliseconds to wait for each stage, from what it takes without a mutant. */
const patienceWith = async (host: ChildProcess): Promise<readonly number[]> => {
  const patience: number[] = []
  for (let stage = 0; stage < STAGES; stage++) {
    const start = performance.now()
    if (await ask(host, { stage }))
      throw new Error('The tests fail without any mutant: run npm test first')
    patience.push(Math.round(PATIENCE * (performance.now() - start) + STARTING))
  }
  return patience
}

const ask = async (
  host: ChildProcess,
  question: Question,
  signal?: AbortSignal,
): Promise<boolean> => {
  host.send(question)
  const [found] = (await once(host, 'message', signal && { signal })) as [boolean]
  return found
}
