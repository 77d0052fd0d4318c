/** `npm run visual`, elsewhere `opale-visual`: what stories look like, against what was accepted. */
import { join, relative } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { accept } from './accept.ts'
import { readBaseline } from './baseline.ts'
import { builtBook } from './book.ts'
import { chosenBy, type Chosen } from './chosen.ts'
import { runChromatic } from './chromatic.ts'
import { prefixesOf, titlesIn } from './named.ts'
import { versionOf, whyInexact } from './pinned.ts'
import { readRejections, reject } from './rejected.ts'
import { writeReport } from './report.ts'
import { resultsIn } from './results.ts'
import { runVisual } from './run.ts'
import { CONFIG_DIR, projectIn, type Project } from './settings.ts'
import { countOf, lineOf, linesOf } from './telling.ts'

const usageOf = (
  command: string,
) => `Usage: ${command} [options] [name of a component, or beginning of a story's id…]

  Captures every story, or those named, and fails on any pixel that is not as it was accepted.

  --accept            makes what is seen now what is expected from now on
    --rejected        and that which was rejected
  --reject "reason"   keeps what the last run found from being accepted, and tells why until it is
                      mended; an empty reason takes that back
  --group <id>        accepts or rejects what differs for that reason alone; the run says which
  --report [folder]   writes what the last run found as pages that open by themselves, and as
                      summary.md, into the folder that results are in without one
    --at <address>    where the folder will be found, for the pictures of summary.md
  --chromatic         sends Storybook to Chromatic instead, where CHROMATIC_PROJECT_TOKEN is set
  --config-dir <dir>  where Storybook is set up, and visual.json beside it (${CONFIG_DIR})

Exit code 1: something is not as it was accepted. 2: the command is wrong, or cannot work here.`

/** @returns the exit code */
export const visual = async (args: readonly string[]): Promise<number> => {
  try {
    return await obey(args)
  } catch (error) {
    if (!isWrongUse(error)) throw error
    console.error(`${error.message}\n\n${usageOf(commandHere())}`)
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
      'config-dir': { type: 'string', short: 'c', default: CONFIG_DIR },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const project = projectIn(values['config-dir'])
  const { command } = project
  if (values.help) return say(usageOf(command))
  if (values.chromatic) return runChromatic(project)
  if (values.report) {
    const folder = positionals[0] ?? join(project.made, 'report')
    return say(
      `The report is in ${await writeReport({ folder, at: values.at, places: project, command })}`,
    )
  }
  const chosen = async () => chosenBy(await meantBy(project, positionals), values.group, project)
  if (values.reject !== undefined) return rejectThese(project, await chosen(), values.reject)
  const why = project.browser === undefined ? whyInexact() : undefined
  if (why !== undefined) {
    console.error(`Pictures cannot be compared exactly here: ${why}.\nNothing was compared.`)
    return 2
  }
  if (!values.accept) return take(project, await meantBy(project, positionals))
  return takeAndAccept(project, await chosen(), values.rejected)
}

/** Known from files where they say their titles: nothing is built for a name that is none. */
const meantBy = async (project: Project, names: readonly string[]): Promise<readonly string[]> => {
  if (names.length === 0) return []
  const titles = titlesIn(project) ?? (await builtBook(project)).stories.map(({ title }) => title)
  return prefixesOf(names, titles)
}

const take = async (project: Project, prefixes: readonly string[]): Promise<number> => {
  const { command } = project
  const known = readBaseline(project.baseline).browser
  const here = versionOf(project.browser)
  if (known !== undefined && known !== here)
    console.log(`Pictures were accepted with browser ${known}, this is ${here}.`)
  const start = performance.now()
  const { shots, again, groups } = await runVisual(project, prefixes)
  const rejections = readRejections(project.baseline)
  const wrong = shots.filter(({ state }) => state !== 'same')
  for (const shot of wrong) if (shot.state !== 'error') console.log(lineOf(shot, rejections))
  for (const line of linesOf(groups)) console.log(line)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const twice = again === 0 ? '' : `, ${again} stories taken again`
  console.log(`${shots.length} pictures in ${seconds} s${twice}: ${countOf(wrong, rejections)}`)
  if (wrong.length === 0) return 0
  console.log(
    `To look: Storybook, panel “Visual”; or ${command} --report\nTo accept: ${command} --accept [--group <id>] [name of a component…]`,
  )
  return 1
}

const takeAndAccept = async (
  project: Project,
  { prefixes, isChosen }: Chosen,
  rejectedToo: boolean,
): Promise<number> => {
  await runVisual(project, prefixes)
  const { pictures, pruned, refused, rejected } = accept(isChosen, {
    places: project,
    rejectedToo,
  })
  const folder = relative(process.cwd(), project.baseline)
  console.log(`${pictures} pictures accepted, ${pruned} removed, in ${folder}`)
  const rejections = readRejections(project.baseline)
  for (const shot of [...refused, ...rejected])
    console.log(`not accepted: ${lineOf(shot, rejections)}`)
  return refused.length + rejected.length === 0 ? 0 : 1
}

const rejectThese = (project: Project, { isChosen }: Chosen, reason: string): number => {
  const shots = resultsIn(project.results).read()?.shots.filter(isChosen) ?? []
  const count = reject(project.baseline, shots, reason)
  if (reason.trim() === '') return say(`No rejection of ${count} pictures any more`)
  return say(`${count} pictures rejected`)
}

const say = (text: string): number => {
  console.log(text)
  return 0
}

/** What a person types here, where what they typed could not be read. */
const commandHere = (): string => {
  try {
    return projectIn(CONFIG_DIR).command
  } catch {
    return 'opale-visual'
  }
}

const isWrongUse = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
