/** What is judged: one example of one template in one language. */
import { build, namesIn } from '../../site/workflows/builder/build.ts'
import { examplesIn, type FlowExample } from '../../site/workflows/builder/examples.ts'
import type { Language } from '../../site/workflows/builder/said.ts'
import type { Flow } from '../../site/workflows/flow/flow.ts'
import type { Recipe } from '../../site/workflows/recipes/recipe.ts'

export interface Template {
  readonly slug: string
  readonly language: Language
  readonly recipe: Recipe
  readonly flow: Flow
  readonly examples: readonly FlowExample[]
}

export interface Case {
  /** How n8n knows it: at most 21 signs, one of them a digit. */
  readonly id: string
  readonly template: Template
  readonly example: FlowExample
}

export const LANGUAGES: readonly Language[] = ['fr', 'en']

/** Recipes say what their texts are; names of nodes are those of the language. */
export const templateOf = (recipe: Recipe, slug: string, language: Language): Template => ({
  slug,
  language,
  recipe,
  flow: build(recipe, slug, language),
  examples: examplesIn(recipe, language),
})

export const casesOf = (templates: readonly Template[]): readonly Case[] =>
  templates
    .flatMap((template) => template.examples.map((example) => ({ template, example })))
    .map((one, at) => ({ id: `judged${at}`, ...one }))

/** By its name in the flow. */
export const keyOf = ({ recipe, language }: Template, name: string): string =>
  [...namesIn(recipe, language)].find(([, one]) => one === name)?.[0] ?? name
