/** `npm run bench -- engine`: what the engine costs, and how it compares. */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { createEngine, replay, type Scenario, SCENARIO } from '#engine'
import { bundle } from '../engine/support/bundle.ts'
import { immerPeer, type Peer, reduxPeer, xstatePeer } from './engine-peers.ts'
import { runByHand } from './engine-rival.ts'
import { workload } from './engine-workload.ts'
import { type Cell, median, printTable } from './table.ts'

interface Contestant {
  readonly name: string
  readonly live: Peer
  /** Commands a round: many for the fast, few for the slow. */
  readonly commands: number
}

const START = createEngine('B').create({ seed: 'bench', at: 0 })

/** @returns false when a budget is missed */
export default async function bench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string' } } })
  const rounds = Number(values.rounds ?? 11)
  const contestants = await everyone()
  const nanoseconds = interleave(contestants, rounds)
  const compared = printTable(
    `Reading B, one life of many commands: medians of ${rounds} interleaved rounds, CPU time`,
    ['', 'ns a command', 'commands a second', 'run is faster by'],
    contestants.map(({ name }): Cell[] => {
      const own = nanoseconds.get(name)!
      return [name, { value: own, digits: 0 }, { value: 1e9 / own }, ratio(name, own, nanoseconds)]
    }),
  )
  const cheap = printTable('Other costs', ['', 'milliseconds'], await otherCosts())
  return (
    printTable('Bytes of an import, Brotli', ['', 'bytes'], await weights()) && cheap && compared
  )
}

/** What a site downloads. */
const weights = async (): Promise<Cell[][]> =>
  Promise.all(
    Object.entries(MOST).map(async ([names, most]): Promise<Cell[]> => {
      const code = await bundle(`export { ${names} } from '#engine'`)
      return [names, { value: brotliCompressSync(code).length, most }]
    }),
  )

const MOST: Readonly<Record<string, number | undefined>> = {
  createEngine: 16 * 1024,
  createEngineA: 11 * 1024,
  createEngineB: 11 * 1024,
  'createEngineB, createKeeper, createStore': undefined,
}

const everyone = async (): Promise<readonly Contestant[]> => {
  const engine = createEngine('B')
  const byStep: Peer = (start, inputs) =>
    inputs.reduce((now, input) => engine.step(now, input).next, start)
  const [redux, xstate] = await Promise.all([reduxPeer(), xstatePeer()])
  const fast = 200_000
  const slow = 1000
  const all: readonly (Omit<Contestant, 'live'> & { live: Peer | undefined })[] = [
    { name: 'run', live: (start, inputs) => engine.run(start, inputs), commands: fast },
    { name: 'by hand', live: runByHand, commands: fast },
    { name: 'step', live: byStep, commands: 10_000 },
    { name: 'Redux Toolkit', live: redux, commands: slow },
    { name: 'XState', live: xstate, commands: slow },
    { name: 'immer', live: immerPeer, commands: slow },
  ]
  const expected = engine.run(START, workload(slow))
  return all.filter((one): one is Contestant => {
    if (!one.live) console.log(`${one.name} is not installed and left out.`)
    else if (!isDeepStrictEqual(one.live(START, workload(slow)), expected))
      throw new Error(`${one.name} lives another life: its figures would mean nothing`)
    return one.live !== undefined
  })
}

/** One round of each in turn, so that a busy machine is busy for all of them. */
const interleave = (
  contestants: readonly Contestant[],
  rounds: number,
): ReadonlyMap<string, number> => {
  const times = new Map(contestants.map(({ name }) => [name, [] as number[]]))
  const inputs = new Map(contestants.map(({ commands }) => [commands, workload(commands)]))
  const warmUp = 3
  for (let round = -warmUp; round < rounds; round++)
    for (const { name, live, commands } of contestants) {
      const spent = cpu(() => live(START, inputs.get(commands)!))
      if (round >= 0) times.get(name)!.push((spent * 1e6) / commands)
    }
  return new Map([...times].map(([name, all]) => [name, median(all)]))
}

const BUDGETS: Readonly<Record<string, number>> = { 'by hand': 0.6, 'Redux Toolkit': 100 }

const ratio = (name: string, own: number, all: ReadonlyMap<string, number>): Cell => ({
  value: own / all.get('run')!,
  digits: 2,
  least: BUDGETS[name],
})

const otherCosts = async (): Promise<Cell[][]> => {
  const engine = createEngine('B')
  const old = engine.run(START, workload(20_000))
  const text = engine.save.encode(old)
  let before = 0
  const scenario: Scenario<'B'> = {
    format: SCENARIO.format,
    reading: 'B',
    seed: 'bench',
    start: 0,
    inputs: workload(10_000).map(({ at, command }) => {
      const dt = at - before
      before = at
      return [dt, command]
    }),
  }
  return [
    ['save', often(200, () => engine.save.encode(old))],
    ['restore', often(200, () => engine.save.decode(text, START))],
    ['hash of a snapshot never seen', often(200, () => engine.hash(JSON.parse(text) as never))],
    ['replay of 10,000 commands', often(1, () => replay(scenario))],
    ...[1000, 2000, 4000].map((count): Cell[] => [
      `replay of ${count} achievements, each another`,
      often(1, () => replay(gathering(count))),
    ]),
  ]
}

const gathering = (count: number): Scenario<'B'> => ({
  format: SCENARIO.format,
  reading: 'B',
  seed: 'bench',
  start: 0,
  inputs: Array.from({ length: count }, (_, i) => [
    0,
    { type: 'unlock-achievement', id: `${(i * 7919) % 10_007}` },
  ]),
})

/** The median cost of one of so many, in milliseconds. */
const often = (times: number, task: () => unknown): Cell => ({
  value: median(
    Array.from({ length: 9 }, () => cpu(() => Array.from({ length: times }, task)) / times),
  ),
  digits: 3,
})

/** Milliseconds of CPU, of which a busy machine takes none away. */
const cpu = (task: () => unknown): number => {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
