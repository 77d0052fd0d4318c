/** [2.3.76] What the blog lists: articles, guides and comparisons, most recent first. */
import { wordCount } from '../content/schema.ts'
import { TOPIC_IDS, TOPICS, type Topic } from '../content/topics.ts'
import { bodyOf } from '../prerender/page-text.ts'
import { entries, textOf, type Entry } from './entries.ts'
import type { Language } from './language.ts'
import { linkTo } from './link-to.ts'
import type { LinkItem } from './link-item.ts'

export interface BlogEntry extends LinkItem {
  /** An ISO day. */
  readonly published: string
  /** To read it. */
  readonly minutes: number
  readonly topic?: Topic
}

export interface BlogData {
  /** Those that something is about, with how much. */
  readonly topics: readonly { readonly id: Topic; readonly name: string; readonly count: number }[]
  readonly entries: readonly BlogEntry[]
  /** The drawing of the newest, where it has one. */
  readonly featured?: string
}

export const blogData = (language: Language): BlogData => {
  const listed = featuredFirst(
    entries.filter(({ collection }) => LISTED.has(collection)).toSorted(newestFirst),
    language,
  )
  const featured = listed[0] && drawingOf(listed[0], language)
  const about = (topic: Topic) => listed.filter(({ record }) => record.topic === topic).length
  return {
    topics: TOPIC_IDS.map((id) => ({ id, name: TOPICS[id][language], count: about(id) })).filter(
      ({ count }) => count > 0,
    ),
    entries: listed.map((entry) => blogEntry(entry, language)),
    ...(featured !== undefined && { featured }),
  }
}

const LISTED: ReadonlySet<string> = new Set(['article', 'guide', 'comparison'])

/** Of one day, in the order of their collections. */
const newestFirst = (one: Entry, other: Entry): number =>
  other.record.published.localeCompare(one.record.published)

/** Of those of the last day, one whose drawing lies: the place for it is wide. */
const featuredFirst = (listed: readonly Entry[], language: Language): readonly Entry[] => {
  const day = listed[0]?.record.published
  const first = listed.find(
    (entry) => entry.record.published === day && lies(drawingOf(entry, language) ?? ''),
  )
  return first ? [first, ...listed.filter((entry) => entry !== first)] : listed
}

const lies = (svg: string): boolean => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/u.exec(svg) ?? []
  return Number(width) > Number(height)
}

const blogEntry = (entry: Entry, language: Language): BlogEntry => {
  const { published, topic } = entry.record
  return {
    ...linkTo(entry, language),
    published,
    minutes: minutesToRead(textOf(entry, language) ?? ''),
    ...(topic && { topic }),
  }
}

/** At the pace of somebody who follows an argument, not of a novel. */
const WORDS_A_MINUTE = 200

const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(wordCount(text) / WORDS_A_MINUTE))

/** The first drawing of a text, in its large size. */
const drawingOf = (entry: Entry, language: Language): string | undefined =>
  /<figure[^>]*>(?<svg><svg.*?<\/svg>)/su.exec(bodyOf(entry, language)?.html ?? '')?.groups?.['svg']
