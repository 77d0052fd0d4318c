/** Caches rendered texts, from one build to the next and between pages of one build. */
import type { Language } from '../routes/language.ts'
import type { Lookup } from './markdown/lookups.ts'
import {
  renderMarkdown,
  type Lookups,
  type MarkdownSource,
  type RenderedMarkdown,
} from './markdown.ts'
import type { Ingredients } from './ingredients.ts'
import type { ResultCache } from './result-cache.ts'

/** One question that a text asked while it was rendered, and the answer it was rendered with. */
type Asked = readonly [kind: Kind, name: string, answer: string]
type Kind = Exclude<keyof Lookups, 'sections'>

interface Kept {
  readonly html: string
  readonly asked: readonly Asked[]
}

let cache: ResultCache | undefined
let program = ''

/**
 * From now on texts are kept. Until then, as in development, each is rendered whenever it is asked for.
 * @param renderer names the program that renders them
 */
export const cacheMarkdown = (kept: ResultCache, renderer: string): void => {
  cache = kept
  program = renderer
}

/**
 * The same as {@link renderMarkdown}, which knows the world by its lookups alone: where each of them
 * still answers what it answered then, the HTML is still the same.
 */
export const renderCached = (
  source: MarkdownSource,
  language: Language,
  lookups: Lookups,
): RenderedMarkdown => {
  if (cache === undefined) return renderMarkdown(source, language, lookups)
  const from: Ingredients = [
    program,
    'markdown',
    language,
    JSON.stringify([source, lookups.sections]),
  ]
  const bytes = cache.read(from)
  const kept = bytes && (JSON.parse(bytes.toString()) as Kept)
  if (kept?.asked.every(([kind, name, answer]) => answerOf(lookups, kind, name) === answer))
    return { html: kept.html, problems: [] }
  const recorded = recording(lookups)
  const rendered = renderMarkdown(source, language, recorded.lookups)
  // A text that asked for all names there are, to say what an author may have meant, is not kept.
  if (recorded.asked !== undefined && rendered.problems.length === 0)
    cache.write(from, Buffer.from(JSON.stringify({ html: rendered.html, asked: recorded.asked })))
  return rendered
}

/** The same lookups, and whatever they are asked. */
const recording = (lookups: Lookups) => {
  const recorded: { lookups: Lookups; asked?: Asked[] } = { lookups, asked: [] }
  const note = <T>(kind: Kind, name: string, answer: T): T => {
    if (!recorded.asked?.some((one) => one[0] === kind && one[1] === name))
      recorded.asked?.push([kind, name, written(answer)])
    return answer
  }
  const record = <T>(kind: Kind, lookup: Lookup<T>): Lookup<T> => ({
    get: (name) => note(kind, name, lookup.get(name)),
    keys: () => {
      delete recorded.asked
      return lookup.keys()
    },
  })
  recorded.lookups = {
    pages: record('pages', lookups.pages),
    pageAt: (address) => note('pageAt', address, lookups.pageAt(address)),
    facts: record('facts', lookups.facts),
    owner: record('owner', lookups.owner),
    tables: record('tables', lookups.tables),
    diagrams: record('diagrams', lookups.diagrams),
    pictures: record('pictures', lookups.pictures),
    examples: record('examples', lookups.examples),
    sections: lookups.sections,
  }
  return recorded
}

const answerOf = (lookups: Lookups, kind: Kind, name: string): string =>
  written(kind === 'pageAt' ? lookups.pageAt(name) : lookups[kind].get(name))

const written = (answer: unknown): string => JSON.stringify(answer) ?? ''
