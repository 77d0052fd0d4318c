/** When a flow starts by itself. */
import type { Params } from '../recipes/recipe.ts'

/** @param cron minute, hour, day, month, day of the week, in the zone of who runs it */
export const at = (cron: string): Params => ({
  rule: { interval: [{ field: 'cronExpression', expression: cron }] },
})
