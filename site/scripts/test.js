/** `npm test`: every check in turn, the quick ones first, up to the first that fails. */
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { buildIfStale } from './build-if-stale.js'
import { binOf, main, run, Stop } from './project.js'
import { setUp } from './set-up.js'

const given = process.argv.slice(2)
const has = (flag) => given.includes(flag)
/** What is left goes to vitest: a filter, a reporter. */
const rest = given.filter((argument) => argument !== '--coverage' && argument !== '--all')

/** Whether the proofs are counted: a run of some tests cannot say what all of them prove. */
const coverage = has('--coverage') ? 'write' : rest.length > 0 ? 'off' : 'check'

const tool = (name, args = [], { command, env } = {}) =>
  run(process.execPath, [ROOM, binOf(name, command), ...args], { env: { ...process.env, ...env } })

/** What lives for a moment is most of what tools make: with room for it they tidy up a fifth less. */
const ROOM = '--max-semi-space-size=64'

/** Each goes over much that the others do, and the build wants the other half of the machine. */
const CHECKERS = String(Math.max(1, availableParallelism() >> 1))

/** Each gives its exit code, or throws. */
const STEPS = [
  ['types', () => tool('typescript', ['-b', '--checkers', CHECKERS], { command: 'tsc' })],
  ['lint', () => tool('oxlint', ['--type-aware'])],
  ['format', () => tool('oxfmt', ['--check'])],
  ['unused code', unusedCode],
  ['build', () => build.takeTurn()],
  ['tests', () => tool('vitest', ['run', ...rest], { env: testEnv() })],
  ...(has('--all') && rest.length === 0
    ? [
        ['statements of the engine', statementsOfEngine],
        // Last: on another machine than the pinned browser's it can only say that it is not exact.
        ['visual', () => tool('tsx', ['spec/visual/index.ts'])],
      ]
    : []),
]

/** Of the whole project, then of the product: what only tests use says `@internal`, or goes. */
async function unusedCode() {
  return (await tool('knip')) || tool('knip', ['--production', '--include', 'exports'])
}

/** How many of them its tests reach. With short properties: long ones reach no more. */
function statementsOfEngine() {
  const args = ['run', '--project', 'rules', 'spec/engine', '--coverage']
  return tool('vitest', args, { env: { ...testEnv(), COVERAGE: 'off', VERIFY: undefined } })
}

/** React's production build has no test support, so NODE_ENV is set whatever the shell says. */
const testEnv = () => ({
  NODE_ENV: 'test',
  COVERAGE: coverage,
  // Tests of unchanged tools are left out, but not where somebody asks for all or for some.
  ...(coverage === 'check' && !has('--all') && !process.env.CI && { TOOLS: 'changed' }),
  ...(has('--all') && { VERIFY: '1' }),
})

/** The build takes longest and waits for no check: it goes on beside them, and is heard in its turn. */
const startBuild = () => {
  const stop = new AbortController()
  const early = []
  let hear = (piece) => early.push(piece)
  const done = buildIfStale({ hear: (piece) => hear(piece), signal: stop.signal })
  // Its failure is the failure of its turn.
  done.catch(() => {})
  return {
    takeTurn: () => {
      hear = (piece) => process.stdout.write(piece)
      early.forEach(hear)
      return done
    },
    stop: () => stop.abort(),
  }
}
let build

const durations = []

const runStep = async (name, step, number) => {
  const label = `${number}/${STEPS.length} ${name}`
  console.log(`${label}…`)
  const start = performance.now()
  let failure
  try {
    const code = (await step()) ?? 0
    if (code !== 0) failure = new Stop(`${label} failed (exit code ${code}).`, code)
  } catch (error) {
    failure = error
  }
  const line = `${label}: ${failure ? 'failed' : 'ok'}, ${seconds(start)}`
  durations.push(line)
  console.log(line)
  if (failure) throw failure
}

const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

await main(async () => {
  await setUp()
  const start = performance.now()
  build = startBuild()
  try {
    for (const [index, [name, step]] of STEPS.entries()) await runStep(name, step, index + 1)
  } finally {
    build.stop()
    console.log(['', ...durations, `total: ${seconds(start)}`].join('\n'))
  }
})
