import type { Given } from '../recipes/recipe.ts'

/**
 * Whether a node that fails does so for all items at once. Where the flow goes on, n8n then hands on what came in,
 * unchanged and by the output of success: its error output stays empty. Stores of vectors know no other way.
 */
export const failsWhole = (type: string, given?: Given): boolean =>
  /\.vectorStore/u.test(type) || (given !== undefined && 'whole' in given && (given.whole ?? false))
