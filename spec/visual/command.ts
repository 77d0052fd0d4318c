/** `npm run visual`: what stories look like, against what was accepted. */
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { readBaseline } from './baseline.ts'
import { chosenBy, type Chosen } from './chosen.ts'
import { runChromatic } from './chromatic.ts'
import { prefixesOf } from './named.ts'
import { pinnedVersion, whyInexact } from './pinned.ts'
import { readRejections, reject } from './rejected.ts'
import { writeReport } from './report.ts'
import { MADE, PLACES, resultsIn } from './results.ts'
import { runVisual } from './run.ts'
import { countOf, lineOf, linesOf } from './telling.ts'

const USAGE = `Usage: npm run visual -- [options] [name of a component, or beginning of a story's id…]

  Captures every story, or those named, and fails on any pixel that is not as it was accepted.

  --accept            makes what is seen now what is expected from now on
    --rejected        and that which was rejected
  --reject "reason"   keeps what the last run found from being accepted, and tells why until it is
                      mended; an empty reason takes that back
  --group <id>        accepts or rejects what differs for that reason alone; the run says which
  --report [folder]   writes what the last run found as pages that open by themselves, and as
                      summary.md (${MADE.replace(process.cwd(), '.')}report)
    --at <address>    where the folder will be found, for the pictures of summary.md
  --chromatic         sends Storybook to Chromatic instead, where CHROMATIC_PROJECT_TOKEN is set

Exit code 1: something is not as it was accepted. 2: the command is wrong, or cannot work here.`

/** @returns the exit code */
export const visual = async (args: readonly string[]): Promise<number> => {
  try {
    return await obey(args)
  } catch (error) {
    if (!isWrongUse(error)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

const obey = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      accept: { type: 'boolean', default: false },
      rejected: { type: 'boolean', default: false },
      reject: { type: 'string' },
      group: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
      at: { type: 'string' },
      chromatic: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return say(USAGE)
  if (values.chromatic) return runChromatic()
  if (values.report)
    return say(`The report is in ${await writeReport({ folder: positionals[0], at: values.at })}`)
  if (values.reject !== undefined)
    return rejectThese(chosenBy(positionals, values.group), values.reject)
  const why = whyInexact()
  if (why !== undefined) {
    console.error(`Pictures cannot be compared exactly here: ${why}.\nNothing was compared.`)
    return 2
  }
  if (!values.accept) return take(prefixesOf(positionals))
  return takeAndAccept(chosenBy(positionals, values.group), values.rejected)
}

const take = async (prefixes: readonly string[]): Promise<number> => {
  const known = readBaseline(PLACES.baseline).browser
  if (known !== undefined && known !== pinnedVersion())
    console.log(`Pictures were accepted with browser ${known}, this is ${pinnedVersion()}.`)
  const start = performance.now()
  const { shots, again, groups } = await runVisual(prefixes)
  const rejections = readRejections(PLACES.baseline)
  const wrong = shots.filter(({ state }) => state !== 'same')
  for (const shot of wrong) if (shot.state !== 'error') console.log(lineOf(shot, rejections))
  for (const line of linesOf(groups)) console.log(line)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const twice = again === 0 ? '' : `, ${again} stories taken again`
  console.log(`${shots.length} pictures in ${seconds} s${twice}: ${countOf(wrong, rejections)}`)
  if (wrong.length === 0) return 0
  console.log(
    'To look: npm run storybook, panel “Visual”; or npm run visual -- --report\nTo accept: npm run visual -- --accept [--group <id>] [name of a component…]',
  )
  return 1
}

const takeAndAccept = async (
  { prefixes, isChosen }: Chosen,
  rejectedToo: boolean,
): Promise<number> => {
  await runVisual(prefixes)
  const { pictures, pruned, refused, rejected } = accept(isChosen, { rejectedToo })
  console.log(`${pictures} pictures accepted, ${pruned} removed`)
  const rejections = readRejections(PLACES.baseline)
  for (const shot of [...refused, ...rejected])
    console.log(`not accepted: ${lineOf(shot, rejections)}`)
  return refused.length + rejected.length === 0 ? 0 : 1
}

const rejectThese = ({ isChosen }: Chosen, reason: string): number => {
  const shots = resultsIn(PLACES.results).read()?.shots.filter(isChosen) ?? []
  const count = reject(PLACES.baseline, shots, reason)
  if (reason.trim() === '') return say(`No rejection of ${count} pictures any more`)
  return say(`${count} pictures rejected`)
}

const say = (text: string): number => {
  console.log(text)
  return 0
}

const isWrongUse = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
