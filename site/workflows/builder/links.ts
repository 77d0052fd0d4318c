/** Links as recipes write them, `a > check.yes > merge:1` and `model => agent`, and what they mean. */
import type { PartLink } from '../flow/flow.ts'
import { RecipeError } from './recipe-error.ts'

/** One line between two nodes, by their names in the recipe. */
export interface Link {
  readonly from: string
  readonly to: string
  /** `main`, or what a part is to the node that uses it. */
  readonly kind: 'main' | PartLink
  /** Places, from 0. */
  readonly output: number
  readonly input: number
}

/** What a link has to know of a node. */
export interface Ends {
  /** Names of its outputs, the error output last where it has one. */
  readonly outputs: readonly string[]
  readonly inputs: number
  readonly gives?: PartLink
}

/** @throws RecipeError for a node, an output or an input that is not there */
export const linksOf = (
  written: readonly string[],
  endsOf: (name: string) => Ends | undefined,
): readonly Link[] =>
  written.flatMap((line) => {
    const part = line.includes('=>')
    const stops = line.split(part ? '=>' : '>').map((stop) => stopIn(stop.trim(), line, endsOf))
    if (stops.length < 2) throw new RecipeError(`« ${line} » links nothing: write a > b`)
    return stops.slice(1).map((to, at) => {
      const from = stops[at]!
      return part ? handed(from, to, line) : led(from, to, line)
    })
  })

interface Stop extends Ends {
  readonly name: string
  readonly output?: string
  readonly input: number
}

const STOP = /^(?<name>[a-z]\w*)(?::(?<input>\d+))?(?:\.(?<output>\w+))?$/iu

const stopIn = (text: string, line: string, endsOf: (name: string) => Ends | undefined): Stop => {
  const { name = '', input = '0', output } = STOP.exec(text)?.groups ?? {}
  const ends = endsOf(name)
  if (!ends) throw new RecipeError(`« ${line} »: there is no node « ${text} »`)
  return { ...ends, name, input: Number(input), ...(output === undefined ? {} : { output }) }
}

const led = (from: Stop, to: Stop, line: string): Link => {
  if (to.input >= to.inputs)
    throw new RecipeError(`« ${line} »: ${to.name} has ${to.inputs} inputs, counted from 0`)
  return {
    from: from.name,
    to: to.name,
    kind: 'main',
    output: outputOf(from, line),
    input: to.input,
  }
}

const handed = (from: Stop, to: Stop, line: string): Link => {
  if (!from.gives) throw new RecipeError(`« ${line} »: ${from.name} is no part, write > for it`)
  return { from: from.name, to: to.name, kind: from.gives, output: 0, input: 0 }
}

const outputOf = ({ name, output, outputs }: Stop, line: string): number => {
  if (output === undefined && outputs.filter((one) => one !== 'error').length === 1) return 0
  const at = /^\d+$/u.test(output ?? '') ? Number(output) : outputs.indexOf(output ?? '')
  if (at < 0 || at >= outputs.length)
    throw new RecipeError(`« ${line} »: the outputs of ${name} are ${outputs.join(', ') || 'none'}`)
  return at
}
