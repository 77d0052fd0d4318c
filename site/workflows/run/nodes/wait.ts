import { NodeFailure, NotSimulated } from '../failure.ts'
import type { NodeProgram } from '../program.ts'
import { asDate } from '../values/typed.ts'

const SECONDS = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 }

/** Waits pass at once here, and are counted. For an answer from outside, an example has to give it. */
export const wait: NodeProgram = {
  type: 'n8n-nodes-base.wait',
  versions: [1, 1.1],
  parameters: ['resume', 'amount', 'unit', 'dateTime'],
  run: (task) => {
    const resume = task.param('resume', 0, 'timeInterval')
    if (resume === 'timeInterval') task.wait(interval(task.param('amount', 0, 5), unitOf(task)))
    else if (resume === 'specificTime') {
      const until = asDate(task.param<unknown>('dateTime', 0, ''), task.zone)
      if (until === undefined)
        throw new NodeFailure(
          'Cannot put execution to wait because `dateTime` parameter is not a valid date. Please pick a specific date and time to wait until.',
        )
      task.wait(Math.max(0, until.toMillis() - task.now.getTime()))
    } else throw new NotSimulated('value', `resume: ${resume}`)
    return [task.items]
  },
}

const unitOf = (task: Parameters<NodeProgram['run']>[0]): string =>
  task.param('unit', 0, task.node.typeVersion < 1.1 ? 'hours' : 'seconds')

function interval(amount: unknown, unit: string): number {
  if (!Object.hasOwn(SECONDS, unit))
    throw new NodeFailure(
      "Invalid wait unit. Valid units are 'seconds', 'minutes', 'hours', or 'days'.",
    )
  if (typeof amount !== 'number' || !(amount >= 0))
    throw new NodeFailure('Invalid wait amount. Please enter a number that is 0 or greater.')
  return amount * SECONDS[unit as keyof typeof SECONDS] * 1_000
}
