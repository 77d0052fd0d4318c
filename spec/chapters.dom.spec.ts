/** A guide's chapters, and what a device keeps of having read them. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  chaptersReadFrom,
  chaptersReadText,
  keepChaptersRead,
  onChaptersRead,
} from '../site/ports/chapters-read.ts'
import { GUIDES_KEY } from '../site/ports/storage-keys.ts'
import { dataOf, manifest } from './support/dist.ts'

const read = (guide: string) => chaptersReadFrom(chaptersReadText())[guide] ?? []

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  keepChaptersRead('a', [])
  keepChaptersRead('b', [])
})

describe('chapters that were read', () => {
  test('are kept by guide, and forgotten without a trace', () => {
    const told = vi.fn<() => void>()
    const stop = onChaptersRead(told)
    keepChaptersRead('a', ['one', 'two'])
    keepChaptersRead('b', ['three'])
    expect([read('a'), read('b')]).toEqual([['one', 'two'], ['three']])
    keepChaptersRead('a', [])
    expect([read('a'), read('b')]).toEqual([[], ['three']])
    keepChaptersRead('b', [])
    expect(localStorage.getItem(GUIDES_KEY)).toBeNull()
    expect(told).toHaveBeenCalledTimes(4)
    stop()
    keepChaptersRead('a', ['one'])
    expect(told).toHaveBeenCalledTimes(4)
  })

  test('live as long as the page where storage takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepChaptersRead('a', ['one'])
    expect(read('a')).toEqual(['one'])
    expect(localStorage.getItem(GUIDES_KEY)).toBeNull()
  })

  test('whatever stands in their place counts as none, or as the lists it holds', () => {
    const anything = fc.oneof(fc.json(), fc.string(), fc.constant('null'))
    fc.assert(
      fc.property(anything, (text) => {
        for (const list of Object.values(chaptersReadFrom(text)))
          expect(list.every((id) => typeof id === 'string')).toBe(true)
      }),
    )
    expect(chaptersReadFrom('{"a":["one"],"b":[1],"c":"two"}')).toEqual({ a: ['one'] })
  })
})

describe('chapters of the guides that are built', () => {
  const files = Object.values(manifest.pages).flatMap((languages) =>
    Object.values(languages).map(({ file }) => file),
  )
  const guides = files
    .map((file) => dataOf(file))
    .filter(({ chapters, screen }) => screen === 'article' && chapters !== undefined)

  test('there are some in both languages, the same number, each as long', () => {
    const minutes = (language: string) =>
      Object.fromEntries(
        guides
          .filter((page) => page.language === language)
          .map(({ id, chapters }) => [id, chapters?.entries.map(({ detail }) => detail)]),
      )
    expect(Object.keys(minutes('fr')).length).toBeGreaterThan(5)
    expect(minutes('en')).toEqual(minutes('fr'))
  })

  test('each leads to a title that stands in the text', () => {
    for (const { id, chapters, html = '' } of guides)
      for (const chapter of chapters?.entries ?? []) {
        expect(html, id).toContain(`<h2 id="${chapter.id}">`)
        expect(chapter.label, id).not.toBe('')
      }
  })
})
