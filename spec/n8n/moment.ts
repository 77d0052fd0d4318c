/** When and where all examples take place. */
import { EXAMPLE_NOW, EXAMPLE_ZONE } from '../../site/workflows/recipes/recipe.ts'

export const MOMENT = new Date(EXAMPLE_NOW)
export const ZONE = EXAMPLE_ZONE
