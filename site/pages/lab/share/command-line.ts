/** What to type in a terminal for the same run. */
import { hashOf, type Run } from '../run/run.ts'
import { fileName } from './file.ts'

/** With the scenario in a file beside. */
export const commandLine = (run: Run): string =>
  `npm run -s replay -- ${fileName(run.scenario)} --expect=${hashOf(run)}`

/** All in one, where that is short enough to paste; it needs no file. */
export const wholeCommandLine = (run: Run): string | undefined => {
  const { expect: _own, ...scenario } = run.scenario
  const text = JSON.stringify(scenario)
  if (text.length > MOST_LETTERS) return undefined
  const quoted = `'${text.replaceAll("'", String.raw`'\''`)}'`
  return `printf '%s' ${quoted} | npm run -s replay -- - --expect=${hashOf(run)}`
}

const MOST_LETTERS = 2000
