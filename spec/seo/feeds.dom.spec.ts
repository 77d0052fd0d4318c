import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entries } from '../../site/routes/entries.ts'
import { canonicalPath } from '../../site/routes/href.ts'
import { LANGUAGES } from '../../site/routes/language.ts'
import { FEEDS } from '../../site/seo/feeds.ts'
import { absolute, headTags } from '../../site/seo/head.ts'
import { feedEntries, rfc822, rss } from '../../site/seo/rss.ts'
import { element, xml } from '../../site/seo/xml.ts'
import { parseXml, textsOf } from './xml.ts'

const READS = ['article', 'guide', 'comparison']

describe.each(LANGUAGES)('the feed in %s', (language) => {
  const feed = parseXml(rss(language))
  const items = [...feed.getElementsByTagName('item')]

  test('has what RSS 2.0 asks of a channel, and says where it is itself', () => {
    const [channel] = feed.getElementsByTagName('channel')
    if (channel === undefined) throw new Error('no channel')
    expect(feed.documentElement.getAttribute('version')).toBe('2.0')
    for (const name of ['title', 'link', 'description'])
      expect(channel.querySelector(`:scope > ${name}`)?.textContent).not.toBe('')
    const [self] = channel.getElementsByTagName('atom:link')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(self?.getAttribute('href')).toBe(absolute(FEEDS[language]))
  })

  test('lists every long read, newest first, then by id', () => {
    const reads = entries.filter(({ collection }) => READS.includes(collection))
    expect(items).toHaveLength(reads.length)
    const listed = feedEntries()
    expect(items.map((item) => textsOf(item, 'link').join())).toEqual(
      listed.map((entry) => absolute(canonicalPath(entry, language))),
    )
    for (const [index, entry] of listed.slice(1).entries()) {
      const before = listed[index]
      if (before === undefined) continue
      const order = entry.record.published < before.record.published ? -1 : 0
      expect(order || (before.id < entry.id ? -1 : 1)).toBe(-1)
    }
  })

  test('gives each item a permanent guid of its own and a date that readers understand', () => {
    const guids = items.flatMap((item) => textsOf(item, 'guid'))
    expect(new Set(guids).size).toBe(items.length)
    for (const date of items.flatMap((item) => textsOf(item, 'pubDate')))
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/u)
  })

  test('is named by the head of every page in that language', () => {
    const tags = headTags(
      {
        title: '',
        description: '',
        canonical: '',
        alternates: {},
        image: '',
        type: 'website',
        noindex: false,
        jsonLd: undefined,
      },
      language,
    )
    const links = tags.filter(({ attributes }) => attributes['type'] === 'application/rss+xml')
    expect(links.map(({ attributes }) => attributes['href'])).toEqual([FEEDS[language]])
  })
})

test('a day becomes midnight GMT wherever the build runs', () => {
  expect(rfc822('2026-02-03')).toBe('Tue, 03 Feb 2026 00:00:00 GMT')
})

test('any text comes back from XML as it went in, but for what XML cannot hold', () => {
  // oxlint-disable-next-line no-control-regex
  const held = /[^\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = parseXml(element('t', xml(text)))
      expect(parsed.documentElement.textContent).toBe((text.match(held) ?? []).join(''))
    }),
  )
})
