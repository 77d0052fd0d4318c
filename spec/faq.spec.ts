/** The questions page: every question that the site answers, and the search among them. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import question from '../site/content/question/collection.ts'
import { matching } from '../site/pages/faq/matching.ts'
import { entries } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { questionGroups } from '../site/routes/questions.ts'
import { SUBJECTS } from '../site/routes/question-subjects.ts'
import { isCommon, tokensOf } from '../site/search/tokens.ts'
import { pageAt } from './support/rendered.ts'

describe('the list', () => {
  test('each question’s page has one subject', () => {
    const pages = SUBJECTS.flatMap(([, own]) => own)
    expect(pages.toSorted()).toEqual(Object.keys(question.pages).toSorted())
  })

  test.each(LANGUAGES)(
    'holds all that pages answer in place too, at their anchors, %s',
    (language) => {
      const blocks = entries.flatMap(({ record }) =>
        (record[language].blocks ?? []).flatMap((block) =>
          block.kind === 'questions' ? block.questions : [],
        ),
      )
      const groups = questionGroups(language)
      const all = groups.flatMap(({ questions }) => questions)
      expect(all).toHaveLength(blocks.length + Object.keys(question.pages).length)
      expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
      for (const { href } of all) expect(pageAt(href.replace(/#.*$/u, ''))).toBeTruthy()
    },
  )
})

test.each(LANGUAGES)(
  'what is asked of a service or a place is no question about the site, %s',
  (language) => {
    const pages = questionGroups(language)
      .filter(({ id }) => id === 'site')
      .flatMap(({ questions }) => questions.map(({ href }) => pageAt(href.replace(/#.*$/u, ''))))
    expect([...new Set(pages)].toSorted()).toEqual(['opale-freelance', 'temoignages-clients'])
  },
)

describe('the search', () => {
  const groups = questionGroups('fr')
  const all = groups.flatMap((group) => group.questions)
  const found = (asked: string) => matching(groups, asked).flatMap(({ questions }) => questions)

  test('finds each question by any of its own words, begun or whole, in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.infiniteStream(fc.boolean()), (one, keep) => {
        const words = tokensOf(one.question).filter((word) => !isCommon(word) && keep.next().value)
        expect(found(words.toReversed().join(' '))).toContainEqual(one)
        expect(found(words.map((word) => word.slice(0, 4)).join(' '))).toContainEqual(one)
      }),
    )
  })

  test('finds no more with one word more, and everything where nothing is asked', () => {
    const word = fc.constantFrom('rag', 'cout', 'donnee', 'chatbot', 'qui', 'zzz')
    fc.assert(
      fc.property(fc.array(word), word, (words, more) => {
        const some = found(words.join(' ')).length
        expect(found([...words, more].join(' ')).length).toBeLessThanOrEqual(some)
      }),
    )
    for (const nothing of ['', '   ', '?', 'le la les']) expect(found(nothing)).toEqual(all)
    expect(found('zzz')).toEqual([])
  })
})
