/** What follows from a recipe alone: lists and pages ask for it again and again. */
import type { Recipe } from '../recipes/recipe.ts'

/** @returns the same, worked out once for each recipe */
export const once = <Made extends object | string>(
  make: (recipe: Recipe) => Made,
): ((recipe: Recipe) => Made) => {
  const made = new WeakMap<Recipe, Made>()
  return (recipe) => {
    const known = made.get(recipe) ?? make(recipe)
    made.set(recipe, known)
    return known
  }
}
