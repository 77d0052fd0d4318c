/** What is done with items together: gathered, joined, put in order, freed of what comes twice. */
import type { Params } from '../recipes/recipe.ts'

/** One item, with a list of what the field was in each. */
export const gathered = (field: string): Params => ({
  aggregate: 'aggregateIndividualFields',
  fieldsToAggregate: { fieldToAggregate: [{ fieldToAggregate: field }] },
  options: {},
})

/** One item, with all of them whole in a list of that name. */
export const allIn = (name: string): Params => ({
  aggregate: 'aggregateAllItemData',
  destinationFieldName: name,
  options: {},
})

/** Two lists side by side by what a field holds: only what both know, or all of the first. */
export const joinedBy = (field: string, keeping: 'keepMatches' | 'enrichInput1'): Params => ({
  mode: 'combine',
  combineBy: 'combineByFields',
  fieldsToMatchString: field,
  joinMode: keeping,
  options: {},
})

/** The first of those that hold the same in a field. */
export const onceBy = (field: string): Params => ({
  operation: 'removeDuplicateInputItems',
  compare: 'selectedFields',
  fieldsToCompare: field,
  options: {},
})
