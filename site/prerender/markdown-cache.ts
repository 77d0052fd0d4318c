/** Caches rendered texts, from one build to the next and between pages of one build. */
import type { Language } from '../routes/language.ts'
import type { Lookup } from './markdown/lookups.ts'
import {
  renderMarkdown,
  type Lookups,
  type MarkdownSource,
  type RenderedMarkdown,
} from './markdown.ts'
import type { Ingredients, ResultCache } from './result-cache.ts'

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
  const heard = listening(lookups)
  const rendered = renderMarkdown(source, language, heard.lookups)
  // A text that asked for all names there are, to say what an author may have meant, is not kept.
  if (heard.asked !== undefined && rendered.problems.length === 0)
    cache.write(from, Buffer.from(JSON.stringify({ html: rendered.html, asked: heard.asked })))
  return rendered
}

/** The same lookups, and whatever they are asked. */
const listening = (lookups: Lookups) => {
  const heard: { lookups: Lookups; asked?: Asked[] } = { lookups, asked: [] }
  const note = <T>(kind: Kind, name: string, answer: T): T => {
    if (!heard.asked?.some((one) => one[0] === kind && one[1] === name))
      heard.asked?.push([kind, name, written(answer)])
    return answer
  }
  const listen = <T>(kind: Kind, lookup: Lookup<T>): Lookup<T> => ({
    get: (name) => note(kind, name, lookup.get(name)),
    keys: () => {
      delete heard.asked
      return lookup.keys()
    },
  })
  heard.lookups = {
    pages: listen('pages', lookups.pages),
    pageAt: (address) => note('pageAt', address, lookups.pageAt(address)),
    facts: listen('facts', lookups.facts),
    owner: listen('owner', lookups.owner),
    tables: listen('tables', lookups.tables),
    diagrams: listen('diagrams', lookups.diagrams),
    pictures: listen('pictures', lookups.pictures),
    examples: listen('examples', lookups.examples),
    sections: lookups.sections,
  }
  return heard
}

const answerOf = (lookups: Lookups, kind: Kind, name: string): string =>
  written(kind === 'pageAt' ? lookups.pageAt(name) : lookups[kind].get(name))

const written = (answer: unknown): string => JSON.stringify(answer) ?? ''
