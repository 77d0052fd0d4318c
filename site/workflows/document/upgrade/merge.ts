import type { FlowNode } from '../../flow/flow.ts'
import type { Upgraded } from './upgraded.ts'

/** What puts items one after the other, and what chooses an input, is the same under other names. */
export const merge = ({ typeVersion, parameters }: FlowNode): Upgraded | undefined => {
  if (Math.floor(typeVersion) !== 2) return undefined
  const { mode = 'append', output = 'input1', ...rest } = parameters
  const others = Object.keys(rest).filter((key) => key !== 'chooseBranchMode')
  if (others.some((key) => key !== 'options') || hasOptions(rest['options'])) return undefined
  if (mode === 'append') return { version: 3, parameters: { mode } }
  if (mode !== 'chooseBranch') return undefined
  if (output === 'empty') return { version: 3, parameters: { mode, output } }
  const input = ['input1', 'input2'].indexOf(typeof output === 'string' ? output : '') + 1
  return input === 0 ? undefined : { version: 3, parameters: { mode, useDataOfInput: input } }
}

const hasOptions = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.keys(options).length > 0
