import type { JsonObject } from '../flow/flow.ts'
import type { NodeTask } from './program.ts'
import { plain } from './values/copy.ts'

/** What somebody else would have been asked: the parameters as they read for each item. */
export const askedBy = (task: NodeTask): readonly JsonObject[] =>
  task.items.map((_, item) =>
    plain(
      Object.fromEntries(
        Object.keys(task.node.parameters).map((name) => [name, task.param(name, item, null)]),
      ) as JsonObject,
    ),
  )
