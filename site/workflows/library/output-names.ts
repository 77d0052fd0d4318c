/** How the outputs of a node are called where there are several: by us, or as the recipe names them. */
import { outputsOf, NODES } from '../nodes/index.ts'
import { saidIn, type Language } from '../builder/said.ts'
import type { Recipe } from '../recipes/recipe.ts'

/** In order; the one for errors last, where the node has one. */
export const outputNames = (recipe: Recipe, key: string, language: Language): readonly string[] => {
  const node = recipe.nodes[key]
  if (node === undefined) return []
  const own = outputsOf(NODES[node.use], saidIn(node.with ?? {}, language))
  const all = [...own, ...(node.onError === 'output' ? ['error'] : [])]
  return all.map((name) => outputName(name, language))
}

/** Those that a person gave stay as they are. */
export const outputName = (name: string, language: Language): string => OURS[language][name] ?? name

const OURS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    yes: 'oui',
    no: 'non',
    true: 'oui',
    false: 'non',
    kept: 'gardés',
    discarded: 'écartés',
    done: 'fini',
    loop: 'suivant',
    error: 'échec',
    other: 'autre',
    // As n8n calls the two sides of a comparison.
    onlyFirst: 'A seul',
    same: 'identiques',
    different: 'différents',
    onlySecond: 'B seul',
  },
  en: {
    true: 'yes',
    false: 'no',
    loop: 'next',
    error: 'failed',
    onlyFirst: 'A only',
    onlySecond: 'B only',
  },
}
