import type { Json, JsonObject } from '../flow/flow.ts'
import type { NodeTask } from './program.ts'
import { plain } from './values/copy.ts'
import { isPlain } from './values/path.ts'

/** What somebody else would have been asked: the parameters as they read for each item. */
export const askedBy = (task: NodeTask): readonly JsonObject[] =>
  task.items.map((_, item) => plain(settled(task, task.node.parameters, item)) as JsonObject)

/** What a model is to fill in stays as it is written. */
function settled(task: NodeTask, value: Json, item: number): unknown {
  if (typeof value === 'string')
    return value.startsWith('=') && !value.includes('$fromAI')
      ? task.evaluate(value.slice(1), item)
      : value
  if (Array.isArray(value)) return value.map((one: Json) => settled(task, one, item))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, settled(task, one, item)]),
  )
}
