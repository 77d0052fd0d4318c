/** `npm run bench -- <name> …`: the figures that depend on the machine, which no test may judge. */
import { availableParallelism, loadavg } from 'node:os'

/** @returns false when a budget is missed */
type Bench = (args: readonly string[]) => Promise<unknown>
type BenchModule = Readonly<Record<'default', Bench>>

const BENCHES: Readonly<Record<string, () => Promise<BenchModule>>> = {
  texts: () => import('./texts.ts'),
  weights: () => import('./weights.ts'),
  'after-intent': () => import('./after-intent.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  prerender: () => import('./prerender.ts'),
  engine: () => import('./engine.ts'),
  companion: () => import('./companion.ts'),
  lab: () => import('./lab.ts'),
  studio: () => import('./studio.ts'),
  search: () => import('./search.ts'),
  server: () => import('./server.ts'),
  mutants: () => import('./mutants.ts'),
  official: () => import('./official.ts'),
  activity: () => import('./activity.ts'),
}

const USAGE = `Usage: npm run bench -- <name> [options]

  texts       words, drawings, facts and sources of the built pages, by type
  weights     bytes of one page per screen, first without input, then hydrated
                --pages home,article   only these screens
                --width 1440           width of the window (390)
  after-intent  scripts and style sheets of an article after intent, by file and by module
                --page /faq            another page
                --modules 10           so many of each file's modules (3)
  lighthouse  scores on a phone, layout shift, largest paint against bare HTML
                --pages home,/faq      only these screens and addresses
                --runs 1               runs a page, of which the median counts (5)
                --throttling devtools  slow the load down, in place of reckoning it (simulate)
                --no-bare              leave the comparison with bare HTML out
  prerender   pages a second, and one page's script as the site grows
                --generated 5000       how many pages to add
  engine      the companion's engine against a hand-written loop and three libraries
                --rounds 11            interleaved rounds, of which the median counts (11)
  companion   what Opale and the background cost a page while nobody does anything
                --seconds 20           how long each state is watched (20)
  lab         how soon the lab shows any one of ten thousand commands
  studio      how the studio bears a thousand nodes, beside an empty canvas
  search      bytes, time and longest task of a first question, today and over many passages
                --passages 5000        how many
  server      requests a second against bare Hono, the slowest of a hundred, memory under load
                --seconds 600          how long memory is watched (20)
                --rounds 5             rounds of each, of which the median counts (5)
  mutants     how many small lies about the engine its tests find out
                --of site              about navigation, layout, ports, server and boot
                --sample all           how many mutants to try (300)
                --seed opale           which of them
                --file reading-b/      only files with this in their name
  official    asks the official model of French social rules again, into its data file
  activity    counts this repository's history for the page about code activity, into its data file

  --reuse     measure the build that the last bench made (weights, after-intent, lighthouse, lab, studio, search, server)

Exit code 1: a budget is missed. 2: the command is wrong.`

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined

if (load === undefined) fail(name === '' ? 'Which one?' : `There is no bench called "${name}".`)
else {
  try {
    warnOfOthers()
    const { default: bench } = await load()
    if ((await bench(args)) === false) process.exitCode = 1
  } catch (error) {
    if (!isWrongOption(error)) throw error
    fail(error.message)
  }
}

/** Rates and scores are those of a machine that has nothing else to do. */
function warnOfOthers(): void {
  const [busy = 0] = loadavg()
  const cores = availableParallelism()
  if (busy > cores / 2)
    console.log(`This machine is busy: a load of ${busy.toFixed(1)} on ${cores} cores.`)
}

function fail(message: string): void {
  console.error(`${message}\n\n${USAGE}`)
  process.exitCode = 2
}

function isWrongOption(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS') || error instanceof RangeError
}
