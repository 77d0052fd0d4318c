/** A recipe's examples in one language, with nodes called as in the flow. */
import type { JsonObject } from '../flow/flow.ts'
import { outputsOf, NODES } from '../nodes/index.ts'
import type { Example, Expected, Given, Params, Recipe } from '../recipes/recipe.ts'
import { namesIn } from './build.ts'
import { RecipeError } from './recipe-error.ts'
import { saidIn, type Language } from './said.ts'

export interface FlowExample {
  readonly name: string
  readonly given: ReadonlyMap<string, Given>
  readonly expects: readonly FlowExpectation[]
  /** Parameters, in part, item by item. */
  readonly asks: ReadonlyMap<string, readonly JsonObject[]>
}

export interface FlowExpectation {
  readonly node: string
  /** From 0; all outputs together where left out. */
  readonly output?: number
  readonly expected: Expected
}

/** @throws RecipeError where an example names a node or an output that is not there */
export const examplesIn = (recipe: Recipe, language: Language): readonly FlowExample[] => {
  const names = namesIn(recipe, language)
  const nameOf = (key: string): string => {
    const name = names.get(key)
    if (name === undefined) throw new RecipeError(`an example names « ${key} », which is no node`)
    return name
  }
  const said = <T>(value: T): T => saidIn({ value } as unknown as Params, language)['value'] as T
  const expectation = ([key, expected]: readonly [string, Expected]): FlowExpectation => {
    const [node = '', output] = key.split('.')
    const place = output === undefined ? {} : { output: outputOf(recipe, node, output) }
    return { node: nameOf(node), ...place, expected: said(expected) }
  }
  return recipe.examples.map(({ name, given, expects, asks = {} }: Example) => ({
    name: name[language],
    given: new Map(Object.entries(given).map(([key, one]) => [nameOf(key), said(one)])),
    expects: Object.entries(expects).map(expectation),
    asks: new Map(Object.entries(asks).map(([key, one]) => [nameOf(key), said(one)])),
  }))
}

const outputOf = (recipe: Recipe, key: string, output: string): number => {
  const node = recipe.nodes[key]
  const own = node ? outputsOf(NODES[node.use], saidIn(node.with ?? {}, 'fr')) : []
  const all = [...own, ...(node?.onError === 'output' ? ['error'] : [])]
  const at = /^\d+$/u.test(output) ? Number(output) : all.indexOf(output)
  if (at < 0 || at >= all.length)
    throw new RecipeError(
      `an example names « ${key}.${output} »; its outputs are ${all.join(', ')}`,
    )
  return at
}
