/** Which templates suit somebody best, and why: by task, tools, level and how much may be shown. */
import type { Indexed } from '../library/indexed.ts'
import { wordsOf } from '../library/words-of.ts'
import { LEVELS, type Level } from '../recipes/recipe.ts'

/** What the data are that would run through it. */
export const DATA = ['open', 'personal', 'secret'] as const
export type Data = (typeof DATA)[number]

export interface Wanted {
  /** In one's own words. */
  readonly task: string
  /** Ids of services that one has. */
  readonly tools: readonly string[]
  /** How far one dares to go. */
  readonly level: Level
  readonly data: Data
}

export interface Suited {
  readonly template: Indexed
  readonly score: number
  readonly why: Why
}

export interface Why {
  /** Words of the task that it speaks of, as they were typed. */
  readonly words: readonly string[]
  /** Services that one has, and those that one would need. */
  readonly has: readonly string[]
  readonly lacks: readonly string[]
  /** It is more difficult than asked for. */
  readonly harder: boolean
  /** What it reads goes to a model that somebody else runs. */
  readonly hosted: boolean
}

/** The best first. Secret data leave out what hands them to somebody else's model. */
export const suited = (all: readonly Indexed[], wanted: Wanted): readonly Suited[] =>
  all
    .filter(({ hosted }) => wanted.data !== 'secret' || hosted !== true)
    .map((template) => suitedTo(template, wanted))
    .filter(({ why }) => why.words.length > 0 || why.has.length > 0)
    .toSorted(
      (one, other) => other.score - one.score || (one.template.slug < other.template.slug ? -1 : 1),
    )

const suitedTo = (template: Indexed, { task, tools, level, data }: Wanted): Suited => {
  const typed = [...new Set(task.split(/\s+/u))].filter((word) => wordsOf(word).length > 0)
  const own = wordsOf(`${template.title} ${template.text} ${template.also}`)
  const said = (word: string) =>
    wordsOf(word).every((part) => own.some((other) => other.startsWith(part)))
  const words = typed.filter(said)
  const has = template.services.filter((service) => tools.includes(service))
  const lacks = tools.length === 0 ? [] : template.services.filter((one) => !has.includes(one))
  const steps = LEVELS.indexOf(template.level ?? 'confirmed') - LEVELS.indexOf(level)
  const hosted = template.hosted === true
  const score =
    (typed.length === 0 ? 0 : (WORTH.task * words.length) / typed.length) +
    (has.length === 0 ? 0 : (WORTH.tools * has.length) / template.services.length) -
    WORTH.lacking * lacks.length -
    WORTH.harder * Math.max(0, steps) -
    (data === 'personal' && hosted ? WORTH.shown : 0)
  return { template, score, why: { words, has, lacks, harder: steps > 0, hosted } }
}

/** What is asked for in words counts most. */
const WORTH = { task: 6, tools: 3, lacking: 0.5, harder: 1.5, shown: 1 } as const
