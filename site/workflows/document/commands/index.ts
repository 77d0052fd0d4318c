/** What comes of a command: a flow, with all that stayed the same in it the same objects. */
import type { Flow } from '../../flow/flow.ts'
import type { Command } from '../command.ts'
import { add } from './add.ts'
import { duplicate, paste } from './copies.ts'
import { nameFlow, revise, setSettings } from './flow.ts'
import { link, unlink } from './link.ts'
import { moveAfter } from './move-after.ts'
import { pin, setOptions, setParameters } from './node.ts'
import type { Does, Outcome } from './outcome.ts'
import { align, move } from './positions.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'
import { replace } from './replace.ts'

export const outcomeOf = (flow: Flow, command: Command): Outcome | undefined =>
  command.do === 'all'
    ? all(flow, command)
    : (DOES[command.do] as Does<typeof command.do>)(flow, command)

/** What cannot be done is left out. */
const all: Does<'all'> = (flow, { commands }) => {
  const outcomes: Outcome[] = []
  for (const command of commands) {
    const outcome = outcomeOf(outcomes.at(-1)?.flow ?? flow, command)
    if (outcome) outcomes.push(outcome)
  }
  const last = outcomes.at(-1)
  return (
    last && {
      flow: last.flow,
      choose: (before) =>
        outcomes.reduce((chosen, { choose }) => choose?.(chosen) ?? chosen, before),
    }
  )
}

const DOES: { readonly [Kind in Exclude<Command['do'], 'all'>]: Does<Kind> } = {
  add,
  replace,
  remove,
  link,
  unlink,
  'move-after': moveAfter,
  rename,
  'set-parameters': setParameters,
  'set-options': setOptions,
  pin,
  move,
  align,
  duplicate,
  paste,
  'name-flow': nameFlow,
  'set-settings': setSettings,
  revise,
}
