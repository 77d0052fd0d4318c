/** A template as it is written: texts, nodes, links and the examples it is proven on. Pure data. */
import type { Json, JsonObject } from '../flow/flow.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { NodeId } from '../nodes/index.ts'
import type { ModelId } from '../nodes/language-models.ts'

export interface Recipe {
  readonly category: CategoryId
  readonly level: Level
  /** To set it up, credentials included. */
  readonly minutes: number
  /** ISO day. */
  readonly published: string
  readonly fr: RecipeText
  readonly en: RecipeText
  /** By a short name of its own; `$('name')` in expressions and code means the node of that name. */
  readonly nodes: Readonly<Record<string, RecipeNode>>
  /**
   * `a > b > c` leads items on; `check.yes > b` by a named output, `b > merge:1` into another input,
   * `ask.error > tell` when it fails; `model => agent` hands a part to the node that uses it.
   */
  readonly links: readonly string[]
  readonly examples: readonly Example[]
  /** What the models read and write each time; prices are facts. */
  readonly cost?: readonly ModelUse[]
  /** Slugs of the nearest templates, where their kinship is not plain from the services. */
  readonly related?: readonly string[]
}

export const LEVELS = ['simple', 'confirmed', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export const CATEGORIES = [
  'sales',
  'marketing',
  'content',
  'support',
  'agents',
  'rag',
  'documents',
  'finance',
  'hr',
  'e-commerce',
  'it',
  'data',
  'compliance',
] as const
export type CategoryId = (typeof CATEGORIES)[number]

/** Plain sentences; 120 to 350 words with the reasons of its steps. */
export interface RecipeText {
  /** What it does, from 20 to 70 characters. */
  readonly title: string
  /** Whose day goes wrong without it, and how. */
  readonly problem: string
  /** What stands there after a run. */
  readonly outcome: string
  /** When something else is the better choice. */
  readonly avoid: string
  /** What a person decides, and what happens until they do. */
  readonly approval: string
  /** What happens when a service or a model fails. */
  readonly failure: string
}

export interface RecipeNode {
  readonly use: NodeId
  readonly name: Bilingual<string>
  /** The reason for the step; parts and notes need none. */
  readonly why?: Bilingual<string>
  /** Parameters as n8n takes them; `{ fr, en }` anywhere in them is a text in each language. */
  readonly with?: Params
  readonly onError?: 'continue' | 'output'
  /** Tries, and seconds between them. */
  readonly retry?: readonly [tries: number, seconds: number]
  /** For the first item only. */
  readonly once?: true
  /** Goes on with one empty item where it finds nothing. */
  readonly always?: true
  /** Its words come from a fragment that templates share. */
  readonly shared?: true
}

export type Params = { readonly [key: string]: Param }
export type Param = Json | Bilingual<string> | readonly Param[] | Params

/** The moment at which all examples run, in the simulator and in the real n8n alike. */
export const EXAMPLE_NOW = '2026-11-23T08:30:00.000+01:00'
export const EXAMPLE_ZONE = 'Europe/Paris'

/**
 * A run that can be judged: what comes in from outside, and what must come of it. As in
 * parameters, `{ fr, en }` anywhere is a text in each language.
 */
export interface Example {
  readonly name: Bilingual<string>
  /** What triggers, services and models give, by node. */
  readonly given: Readonly<Record<string, Given>>
  /** What leaves a node (`check` or `check.no`), in part; values the flow computes. */
  readonly expects: Readonly<Record<string, Expected>>
  /** What a node that is given would have been asked: its parameters, in part, item by item. */
  readonly asks?: Readonly<Record<string, readonly JsonObject[]>>
}

export type Given =
  /** The JSON of each item. */
  | readonly JsonObject[]
  | { readonly items: readonly GivenItem[] }
  /** A language model's answers, call by call; the last one is repeated. */
  | { readonly says: readonly (string | Bilingual<string>)[] }
  /**
   * It fails item by item; `whole` where n8n's node asks the service something before it looks at any
   * item (Baserow's fields, the columns of a table in PostgreSQL), so that nothing is told of one alone.
   */
  | { readonly fails: string; readonly whole?: true }
  /** One of the above for each time that the node runs; the last one is repeated. */
  | { readonly runs: readonly Given[] }

export interface GivenItem {
  readonly json: JsonObject
  /** A file by the name of its field; its content as text, or as base64. */
  readonly files?: Readonly<
    Record<
      string,
      { readonly type: string; readonly name: string } & (
        | { readonly text: string }
        | { readonly base64: string }
      )
    >
  >
}

export type Expected =
  /** Each item holds at least that. */
  | readonly JsonObject[]
  | { readonly count: number }
  /** It is not reached in this example. */
  | 'not reached'

export interface ModelUse {
  /** The node that calls the model. */
  readonly node: string
  readonly model: ModelId
  /** Tokens of one call. */
  readonly reads: number
  readonly writes: number
  /** Calls in one run; one where left out. */
  readonly calls?: number
}

/** Checks the recipe's type where it is written. */
export const defineRecipe = (recipe: Recipe): Recipe => recipe
