/** The flow of a template that is told at length, as it is published. */
import { isLanguage } from '../../site/routes/language.ts'
import { build } from '../../site/workflows/builder/build.ts'
import type { Flow } from '../../site/workflows/flow/flow.ts'
import { recipes } from '../workflows/all-recipes.ts'

/** @param file its slug and its language: `qualification-leads.fr` */
export const toldFlow = (file: string): Flow => {
  const [slug = '', language] = file.split('.')
  const found = recipes.find((one) => one.slug === slug)
  if (found === undefined || !isLanguage(language)) throw new Error(`there is no flow ${file}`)
  return build(found.recipe, slug, language)
}
