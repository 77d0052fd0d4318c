/** `npm run visual`: what stories look like, against what was accepted. */
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { readBaseline } from './baseline.ts'
import { runChromatic } from './chromatic.ts'
import { prefixesOf } from './named.ts'
import { pinnedVersion, whyInexact } from './pinned.ts'
import { writeReport } from './report.ts'
import { MADE, nameOf, PLACES, type Shot } from './results.ts'
import { isWanted, runVisual } from './run.ts'

const USAGE = `Usage: npm run visual -- [options] [name of a component, or beginning of a story's id…]

  Captures every story, or those named, and fails on any pixel that is not as it was accepted.

  --accept           makes what is seen now what is expected from now on
  --report [folder]  writes what the last run found as pages that open by themselves
                     (${MADE.replace(process.cwd(), '.')}report)
  --chromatic        sends Storybook to Chromatic instead, where CHROMATIC_PROJECT_TOKEN is set

Exit code 1: something is not as it was accepted. 2: the command is wrong, or cannot work here.`

const main = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      accept: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      chromatic: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return say(USAGE)
  if (values.chromatic) return runChromatic()
  if (values.report) return say(`The report is in ${await writeReport(positionals[0])}`)
  const why = whyInexact()
  if (why !== undefined) {
    console.error(`Pictures cannot be compared exactly here: ${why}.\nNothing was compared.`)
    return 2
  }
  const prefixes = prefixesOf(positionals)
  return values.accept ? takeAndAccept(prefixes) : take(prefixes)
}

const take = async (prefixes: readonly string[]): Promise<number> => {
  const known = readBaseline(PLACES.baseline).browser
  if (known !== undefined && known !== pinnedVersion())
    console.log(`Pictures were accepted with browser ${known}, this is ${pinnedVersion()}.`)
  const start = performance.now()
  const { shots, again } = await runVisual(prefixes)
  const wrong = shots.filter(({ state }) => state !== 'same')
  for (const shot of wrong) if (shot.state !== 'error') console.log(lineOf(shot))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const twice = again === 0 ? '' : `, ${again} stories taken again`
  console.log(`${shots.length} pictures in ${seconds} s${twice}: ${countOf(wrong)}`)
  if (wrong.length === 0) return 0
  console.log(
    'To look: npm run storybook, panel “Visual”; or npm run visual -- --report\nTo accept: npm run visual -- --accept [name of a component…]',
  )
  return 1
}

const takeAndAccept = async (prefixes: readonly string[]): Promise<number> => {
  await runVisual(prefixes)
  const { pictures, pruned, refused } = accept(({ story }) => isWanted(story, prefixes))
  console.log(`${pictures} pictures accepted, ${pruned} removed`)
  for (const shot of refused) console.log(`not accepted: ${lineOf(shot)}`)
  return refused.length === 0 ? 0 : 1
}

const lineOf = (shot: Shot): string => {
  const { state, pixels, share, before, after, message } = shot
  const resized =
    before && after && `${before.width}×${before.height} → ${after.width}×${after.height}`
  const moved = before?.width !== after?.width || before?.height !== after?.height
  const parts = [
    state,
    pixels !== undefined && `${pixels} pixels, ${((share ?? 0) * 100).toFixed(2)} %`,
    moved && resized,
    message,
  ]
  return `${nameOf(shot)}: ${parts.filter(Boolean).join(', ')}`
}

const countOf = (wrong: readonly Shot[]): string => {
  if (wrong.length === 0) return 'all as accepted'
  const counts = new Map<string, number>()
  for (const { state } of wrong) counts.set(state, (counts.get(state) ?? 0) + 1)
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ')
}

const say = (text: string): number => {
  console.log(text)
  return 0
}

const isWrongUse = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!isWrongUse(error)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
