/** Where typing leads in a menu. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedPlace } from '../../ui/menu/typeahead.ts'

const menu = ['Dupliquer', 'Déplacer après…', 'Défaire', 'Effacer', 'Élargir']

test.each([
  ['d', -1, 0],
  ['d', 0, 1],
  ['d', 2, 0],
  ['dé', 0, 1],
  ['def', 1, 2],
  ['dup', 0, 0],
  ['dd', 0, 1],
  ['e', 3, 4],
  ['É', 4, 3],
  ['x', 0, -1],
])('« %s » from %i leads to %i', (typed, from, place) => {
  expect(typedPlace(menu, from, typed)).toBe(place)
})

test('one letter struck again and again goes through all that begin with it', () => {
  const visited = [0]
  for (let count = 0; count < 3; count += 1) visited.push(typedPlace(menu, visited.at(-1)!, 'd'))
  expect(visited).toEqual([0, 1, 2, 0])
})

test('it leads to a place that is there, or to none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.integer({ min: -1, max: 20 }),
      fc.string({ minLength: 1 }),
      (labels, from, typed) => {
        const place = typedPlace(labels, Math.min(from, labels.length - 1), typed)
        expect(place === -1 || place in labels).toBe(true)
      },
    ),
  )
})
