export interface Options {
  /** A path, or `-` for standard input. */
  readonly file: string
  readonly json: boolean
  /** Whether that has the pet after each command. */
  readonly states: boolean
  /** Only how it is used is asked for. */
  readonly help: boolean
  /** What to compare with: nothing, the scenario's own expectation, a hash, or a trace file. */
  readonly expect: undefined | 'own' | { readonly hash: string } | { readonly file: string }
}

export const USAGE = `Usage: opale-replay FILE [--json [--no-states]] [--expect[=HASH|TRACE.json]]
  FILE       a scenario or an array of them; - reads standard input
  --help     this
  --json     the machine-readable trace; with --no-states it leaves out the pet after each command,
             in which all that she has gathered stands over and over
  --expect   compare with the scenario's own "expect", with a hash, or with an earlier --json trace`

export class UsageError extends Error {}

export const readOptions = (args: readonly string[]): Options => {
  const files: string[] = []
  let json = false
  let states = true
  let help = false
  let expect: Options['expect']
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    const next = args[i + 1]
    if (arg === '--json') json = true
    else if (arg === '--no-states') states = false
    else if (arg === '--help' || arg === '-h') help = true
    else if (arg.startsWith('--expect=')) expect = expectation(arg.slice('--expect='.length))
    else if (arg === '--expect' && next !== undefined && HASH.test(next)) {
      expect = { hash: next }
      i += 1
    } else if (arg === '--expect') expect = 'own'
    else if (arg.startsWith('-') && arg !== '-') throw new UsageError(`Unknown option ${arg}`)
    else files.push(arg)
  }
  const [file] = files
  if (file === undefined && help) return { file: '', json, states, help, expect }
  if (file === undefined) throw new UsageError('No file given')
  if (files.length > 1) throw new UsageError('One file at a time')
  return { file, json, states, help, expect }
}

const expectation = (text: string): Options['expect'] =>
  HASH.test(text) ? { hash: text } : { file: text }

const HASH = /^[0-9a-f]{16}$/i
