import { clockTime } from './clock-time.ts'
import { type Commands, type Names, READINGS, type Pets, type ReadingId } from './companion.ts'
import { isObject, MAX_VALUES } from './json.ts'
import { freeze } from './share.ts'

/** A life as data: a seed and what was done when. JSON, see {@link SCENARIO}. */
export interface Scenario<R extends ReadingId = ReadingId> {
  readonly format: typeof FORMAT
  readonly reading: R
  /** The rules it was made with; other rules refuse it. */
  readonly rules?: `${R}@1`
  readonly extensions?: boolean
  readonly seed: string
  readonly name?: Names[R]
  /** Milliseconds on the host's clock. */
  readonly start: number
  /** Fields of the pet that begin otherwise than by default; lists are replaced. */
  readonly with?: DeepPartial<Pets[R]>
  /** Each command, and the milliseconds since the one before. */
  readonly inputs: readonly (readonly [dt: number, command: Commands[R]])[]
  readonly expect?: Expectation
}

export interface Expectation {
  readonly hash: string
  /** One mark a command, by which the first difference is found. */
  readonly marks?: readonly string[]
}

const FORMAT = 'opale-scenario/1' as const

/** What is wrong with a scenario, and where: `inputs[3][0]`. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
  readonly place: string
  readonly problem: string

  constructor(place: string, problem: string) {
    super(place === '' ? problem : `${place}: ${problem}`)
    this.place = place
    this.problem = problem
  }
}

const read = (data: unknown): Scenario => {
  if (!isObject(data)) throw new ScenarioError('', 'must be an object')
  for (const key of Object.keys(data))
    if (!FIELDS.has(key)) throw new ScenarioError(key, 'is no known field')
  const { format, reading, rules, extensions, seed, name, start, inputs, expect } = data
  need(format === FORMAT, 'format', `must be '${FORMAT}'`)
  need(READINGS.includes(reading as ReadingId), 'reading', "must be 'A' or 'B'")
  need(
    rules === undefined || rules === `${String(reading)}@1`,
    'rules',
    `must be '${String(reading)}@1', the rules of this engine`,
  )
  need(extensions === undefined || typeof extensions === 'boolean', 'extensions', BOOLEAN)
  need(typeof seed === 'string', 'seed', 'must be text')
  need(name === undefined || typeof name === 'string', 'name', 'must be text')
  need(name === undefined || reading === 'A', 'name', 'is for reading A: nobody is named in B')
  need(clockTime(start) !== undefined, 'start', TIME)
  if (!Array.isArray(inputs)) throw new ScenarioError('inputs', 'must be a list')
  checkInputs(inputs, start as number)
  if (expect !== undefined) checkExpectation(expect)
  return data as unknown as Scenario
}

export const SCENARIO = freeze({
  format: FORMAT,
  /** Checks unknown data as a scenario. `with` is checked later, against the pet it changes. */
  read,
})

/** A trace holds the pet after each command: what is said of a life stays in all that follow. */
const MOST_INPUTS = 10_000
const MOST_TEXT = 500_000

const checkInputs = (inputs: readonly unknown[], start: number): void => {
  need(inputs.length <= MOST_INPUTS, 'inputs', `must hold at most ${MOST_INPUTS} commands`)
  let at = start
  let text = 0
  for (const [i, input] of inputs.entries()) {
    const place = `inputs[${i}]`
    if (!Array.isArray(input) || input.length !== 2)
      throw new ScenarioError(place, 'must be [milliseconds, command]')
    const [dt, command]: unknown[] = input
    if (typeof dt !== 'number' || !Number.isFinite(dt)) throw new ScenarioError(`${place}[0]`, TIME)
    need(dt >= 0, `${place}[0]`, 'time must not go back')
    at += dt
    need(clockTime(at) !== undefined, `${place}[0]`, 'leads beyond the calendar')
    if (!isObject(command)) throw new ScenarioError(`${place}[1]`, 'must be an object')
    need(typeof command['type'] === 'string', `${place}[1].type`, 'must be text')
    need(isTellable(command), `${place}[1]`, `must nest at most ${COMMAND_LEVELS} levels`)
    text += JSON.stringify(command).length
    need(text <= MOST_TEXT, place, `must not bring the commands to more than ${MOST_TEXT} signs`)
  }
}

/** Whether a command is shallow enough to be told again, on every stack. */
export const isTellable = (command: unknown): boolean => !isDeeper(command, COMMAND_LEVELS)
const COMMAND_LEVELS = 64

/**
 * Whether lists and objects lie in each other more levels deep than that, or hold more values than
 * anything sensible; those in a circle do.
 */
const isDeeper = (value: unknown, levels: number, left = { values: MAX_VALUES }): boolean => {
  if (left.values-- <= 0) return true
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1, left))
}

const checkExpectation = (expect: unknown): void => {
  if (!isObject(expect)) throw new ScenarioError('expect', 'must be an object')
  const { hash, marks } = expect
  need(typeof hash === 'string', 'expect.hash', 'must be text')
  need(
    marks === undefined ||
      (Array.isArray(marks) && marks.every((mark) => typeof mark === 'string')),
    'expect.marks',
    'must be a list of text',
  )
}

function need(holds: boolean, place: string, problem: string): void {
  if (!holds) throw new ScenarioError(place, problem)
}

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T

const FIELDS: ReadonlySet<string> = new Set([
  'format',
  'reading',
  'rules',
  'extensions',
  'seed',
  'name',
  'start',
  'with',
  'inputs',
  'expect',
])
const BOOLEAN = 'must be true or false'
const TIME = 'must be a number of milliseconds'
