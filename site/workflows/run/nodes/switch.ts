import type { FlowNode } from '../../flow/flow.ts'
import type { Conditions } from '../conditions/condition.ts'
import { hold } from '../conditions/hold.ts'
import { messageOf, NodeFailure, NotSimulated } from '../failure.ts'
import type { Outputs, Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { asType } from '../values/typed.ts'

interface Rule {
  readonly conditions: Conditions
}

interface Options {
  readonly fallbackOutput?: number | 'none' | 'extra'
  readonly allMatchingOutputs?: boolean
}

export const switchNode: NodeProgram = {
  type: 'n8n-nodes-base.switch',
  versions: [3, 3.1, 3.2, 3.3, 3.4],
  parameters: [
    'mode',
    'rules',
    'output',
    'numberOutputs',
    'looseTypeValidation',
    'options.fallbackOutput',
    'options.renameFallbackOutput',
    'options.allMatchingOutputs',
    'options.ignoreCase',
    'options.looseTypeValidation',
  ],
  outputs: countOutputs,
  run: (task) => {
    const outputs = Array.from({ length: countOutputs(task.node) }, (): Piece[] => [])
    for (const [index, piece] of task.items.entries())
      try {
        for (const output of outputsFor(task, index, outputs.length)) outputs[output]!.push(piece)
      } catch (error) {
        if (error instanceof NotSimulated || !task.forgives) throw error
        outputs[0]?.push({ json: { error: messageOf(error) } })
      }
    return outputs.length === 0 ? [[]] : (outputs satisfies Outputs)
  },
}

function countOutputs(node: FlowNode): number {
  const { mode, numberOutputs, rules, options } = node.parameters as {
    readonly mode?: string
    readonly numberOutputs?: number
    readonly rules?: { readonly values?: readonly Rule[] }
    readonly options?: Options
  }
  if (mode === 'expression') return numberOutputs ?? 4
  return (rules?.values?.length ?? 1) + (options?.fallbackOutput === 'extra' ? 1 : 0)
}

function outputsFor(task: NodeTask, index: number, count: number): readonly number[] {
  if (task.param('mode', index, 'rules') === 'expression') {
    const output = asType('output', task.param<unknown>('output', index, undefined), 'number', {
      zone: task.zone,
    }) as number
    if (!(output >= 0 && output < count)) throw notAllowed(output, count)
    return [output]
  }
  const rules = task.param<readonly Rule[]>('rules.values', index, [])
  const options = task.param<Options>('options', index, {})
  const found: number[] = []
  for (const [output, rule] of rules.entries())
    if (hold(rule.conditions, index, task.zone)) {
      found.push(output)
      if (options.allMatchingOutputs !== true) break
    }
  if (found.length > 0) return found
  const { fallbackOutput = 'none' } = options
  if (fallbackOutput === 'none') return []
  return [fallbackOutput === 'extra' ? count - 1 : fallbackOutput]
}

const notAllowed = (output: number, count: number) =>
  new NodeFailure(
    output === count
      ? `The ouput ${output} is not allowed. `
      : `The ouput ${output} is not allowed`,
  )
