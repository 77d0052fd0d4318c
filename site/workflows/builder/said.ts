/** Texts of a recipe in one language, with nodes called by the names they have there. */
import type { Json, JsonObject } from '../flow/flow.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { Param, Params } from '../recipes/recipe.ts'
import { RecipeError } from './recipe-error.ts'

export type Language = 'fr' | 'en'

/**
 * Parameters as n8n takes them.
 *
 * @param names of the nodes by their names in the recipe; where left out, references stay
 * @throws RecipeError for `$('name')` of a node that is not there
 */
export const saidIn = (
  params: Params,
  language: Language,
  names?: ReadonlyMap<string, string>,
): JsonObject => {
  const said = (param: Param): Json => {
    if (typeof param === 'string') return named(param, names)
    if (Array.isArray(param)) return param.map(said)
    if (param === null || typeof param !== 'object') return param
    if (isBilingual(param)) return named(param[language], names)
    return Object.fromEntries(Object.entries(param).map(([key, one]) => [key, said(one)]))
  }
  return said(params) as JsonObject
}

const isBilingual = (param: object): param is Bilingual<string> => {
  const { fr, en, ...rest } = param as Partial<Bilingual<unknown>>
  return typeof fr === 'string' && typeof en === 'string' && Object.keys(rest).length === 0
}

const REFERENCE = /\$\((?<quote>['"`])(?<name>[a-z]\w*)\k<quote>\)/giu

const named = (text: string, names?: ReadonlyMap<string, string>): string => {
  if (!names) return text
  return text.replace(REFERENCE, (whole, _quote, key: string) => {
    const name = names.get(key)
    if (name === undefined) throw new RecipeError(`${whole}: there is no node of that name`)
    return `$('${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`
  })
}
