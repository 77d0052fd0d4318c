/** Examples of a template as they run: what leaves each step, in the order in which they run. */
import { cachedLater } from '../../prerender/content-cache.ts'
import { build } from '../../workflows/builder/build.ts'
import { examplesIn } from '../../workflows/builder/examples.ts'
import { traceOf, type Traced } from '../../workflows/library/trace.ts'
import { loadEngine } from '../../workflows/run/code/engine.ts'
import { quickJsRunner } from '../../workflows/run/code/quickjs.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
import type { Language } from '../language.ts'
import { templateKey, type TemplateIn } from './template-key.ts'

export interface ExampleRun extends Traced {
  readonly name: string
}

/** What was made ready for a page; none before that. */
export const exampleRuns = (slug: string, language: Language): readonly ExampleRun[] =>
  ready.get(`${slug} ${language}`) ?? []

/** Runs a template's examples: a page is drawn at once, and a run takes a while. */
export const runExamples = async (
  slug: string,
  recipe: Recipe,
  language: Language,
): Promise<void> => {
  const key = `${slug} ${language}`
  if (ready.has(key)) return
  const template = { slug, recipe, language }
  ready.set(key, await cachedLater('runs', templateKey(template), () => run(template)))
}

const run = ({ slug, recipe, language }: TemplateIn): Promise<readonly ExampleRun[]> => {
  const flow = build(recipe, slug, language)
  return Promise.all(
    examplesIn(recipe, language).map(async ({ name, given }) => ({
      name,
      ...(await traceOf(flow, given, { language, most: LONGEST, code })),
    })),
  )
}

/** Characters of data that a step shows on the page; a run of one's own shows all of it. */
const LONGEST = 220

const code = quickJsRunner(loadEngine)

const ready = new Map<string, readonly ExampleRun[]>()
