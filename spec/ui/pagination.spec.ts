/** Which pages a pagination names. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../../ui/pagination/places.ts'

const lists = fc
  .integer({ min: 1, max: 5000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

describe('places', () => {
  test.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 21, '1 2 3 4 5 gap 21'],
    [4, 21, '1 2 3 4 5 gap 21'],
    [5, 21, '1 gap 4 5 6 gap 21'],
    [18, 21, '1 gap 17 18 19 20 21'],
    [21, 21, '1 gap 17 18 19 20 21'],
  ])('page %i of %i: %s', (page, pages, places) => {
    expect(placesOf(page, pages).join(' ')).toBe(places)
  })

  test('always the ends, the page itself and its neighbours, in order', () => {
    fc.assert(
      fc.property(lists, ([page, pages]) => {
        const numbers = placesOf(page, pages).filter((place) => place !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        const near = [page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages)
        expect(numbers).toEqual(expect.arrayContaining([1, pages, ...near]))
      }),
    )
  })

  test('as many places on every page, so that nothing jumps, and no gap for a single page', () => {
    fc.assert(
      fc.property(lists, ([page, pages]) => {
        const places = placesOf(page, pages)
        expect(places).toHaveLength(Math.min(pages, 7))
        const numbers = places.filter((place) => place !== 'gap')
        const leaps = numbers.slice(1).map((each, index) => each - (numbers[index] ?? 0))
        expect(leaps).not.toContain(2)
        expect(leaps.filter((leap) => leap > 1)).toHaveLength(places.length - numbers.length)
      }),
    )
  })
})
