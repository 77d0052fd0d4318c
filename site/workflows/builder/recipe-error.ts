/** A recipe that cannot become a flow. The message is for its author: node or link, and what to write. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError'
}
