/** RSS 2.0: the long reads, newest first, one feed a language. */
import { words as en } from '../i18n/words.en.ts'
import { words as fr } from '../i18n/words.fr.ts'
import { entries, hrefTo, type Entry } from '../routes/entries.ts'
import { familyOf } from '../routes/families.ts'
import { canonicalPath } from '../routes/href.ts'
import type { Language } from '../routes/language.ts'
import { FEED_TITLES, FEEDS } from './feeds.ts'
import { absolute } from './head.ts'
import { element, xml, XML_DECLARATION } from './xml.ts'

/** What a feed lists: by date, newest first, then by id so that two builds agree. */
export const feedEntries = (all: readonly Entry[] = entries): readonly Entry[] =>
  all
    .filter((entry) => familyOf(entry.family).feed)
    .toSorted((a, b) => compare(b.record.published, a.record.published) || compare(a.id, b.id))

export const rss = (language: Language, all: readonly Entry[] = entries): string => {
  const listed = feedEntries(all)
  const built = listed
    .map(({ record }) => record.updated)
    .toSorted()
    .at(-1)
  const self = absolute(FEEDS[language])
  const channel = [
    text('title', FEED_TITLES[language]),
    text('link', absolute(hrefTo('blog', language))),
    text('description', { fr, en }[language].layout.tagline),
    text('language', language),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(built ? [text('lastBuildDate', rfc822(built))] : []),
    ...listed.map((entry) => item(entry, language)),
  ]
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${element('channel', `\n${channel.join('\n')}\n`)}\n</rss>\n`
}

/** A day as RSS wants it: midnight GMT, in English, wherever the build runs. */
export const rfc822 = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString()

const item = (entry: Entry, language: Language): string => {
  const { title, description } = entry.record[language]
  const address = absolute(canonicalPath(entry, language))
  return element(
    'item',
    text('title', title) +
      text('link', address) +
      `<guid isPermaLink="true">${xml(address)}</guid>` +
      text('pubDate', rfc822(entry.record.published)) +
      text('category', familyOf(entry.family).name[language]) +
      text('description', description),
  )
}

const text = (name: string, content: string): string => element(name, xml(content))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
