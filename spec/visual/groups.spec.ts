/** What is taken for one change, and what is not. */
import { describe, expect, test } from 'vitest'
import { groupsOf } from './groups.ts'
import type { Pixels } from './pixels.ts'
import type { Group, Shot } from './results.ts'
import { paint, type Colour } from './support/paint.ts'
import { traceOf } from './trace.ts'

const GROUND: Colour = [19, 12, 38]
const PAPER: Colour = [255, 255, 255]
const ACCENT: Colour = [91, 53, 208]
const OTHER: Colour = [20, 120, 60]

/** A box with soft edges, as everything drawn has them, somewhere on a ground. */
const box =
  (x: number, y: number, colour: Colour, ground = GROUND, size = 12) =>
  (px: number, py: number): Colour => {
    const inside = Math.min(px - x, py - y, x + size - px, y + size - py)
    return mixed(ground, colour, Math.max(0, Math.min(1, (inside + 1) / 3)))
  }
const mixed = (from: Colour, to: Colour, part: number): Colour =>
  from.map((channel, at) => Math.round(channel + (to[at]! - channel) * part)) as unknown as Colour

interface Change {
  readonly story: string
  readonly before: Pixels
  readonly after: Pixels
}

const grouped = (changes: readonly Change[]): readonly Group[] => {
  const shots = changes.map(({ story }): Shot => ({ story, variant: 'dark-390', state: 'changed' }))
  return groupsOf(shots, ({ story }) => {
    const { before, after } = changes.find((change) => change.story === story)!
    return traceOf(before, after)
  })
}
const storiesOf = (groups: readonly Group[]) =>
  groups.map(({ says, shots }) => [says, ...shots.map(({ story }) => story)])

const coloured = (story: string, from: Colour, to: Colour, x = 3, ground = GROUND): Change => ({
  story,
  before: paint(40, 30, box(x, 5, from, ground)),
  after: paint(40, 30, box(x, 5, to, ground)),
})

describe('one reason', () => {
  const [next, says]: [Colour, string] = [[140, 40, 190], 'Recoloured: #5b35d0 → #8c28be']

  test('is a colour that became another: whatever it is the colour of, and on whatever ground', () => {
    const half = mixed(GROUND, ACCENT, 0.4)
    const groups = grouped([
      coloured('a--one', ACCENT, next),
      coloured('b--one', ACCENT, next, 17),
      coloured('c--one', ACCENT, next, 9, PAPER),
      // Half transparent, the colour itself is nowhere to be seen.
      coloured('d--one', half, mixed(GROUND, next, 0.4)),
      coloured('e--one', OTHER, [20, 160, 60]),
    ])
    expect(storiesOf(groups)).toEqual([
      [says, 'a--one', 'b--one', 'c--one', 'd--one'],
      ['Recoloured: #14783c → #14a03c', 'e--one'],
    ])
  })

  test('is two colours at once, where both are in one picture', () => {
    const both = (accent: Colour, other: Colour) => (x: number, y: number) =>
      x < 20 ? box(3, 5, accent)(x, y) : box(24, 5, other)(x, y)
    const groups = grouped([
      coloured('a--one', ACCENT, next),
      coloured('b--one', OTHER, [20, 160, 60]),
      {
        story: 'c--one',
        before: paint(40, 30, both(ACCENT, OTHER)),
        after: paint(40, 30, both(next, [20, 160, 60])),
      },
    ])
    expect(groups.map(({ shots }) => shots.length)).toEqual([1, 1, 1])
    expect(groups.map((group) => group.says)).toContain(
      'Recoloured: #14783c → #14a03c, #5b35d0 → #8c28be',
    )
  })

  test('is room between things, whatever the things are', () => {
    const apart = (gap: number, colour: Colour) =>
      paint(40, 40 + gap, (x, y) =>
        y < 17 ? box(3, 2, colour)(x, y) : box(3, 19 + gap, colour)(x, y),
      )
    const groups = grouped([
      { story: 'a--one', before: apart(0, ACCENT), after: apart(4, ACCENT) },
      { story: 'b--one', before: apart(3, OTHER), after: apart(7, OTHER) },
      { story: 'c--one', before: apart(9, OTHER), after: apart(7, OTHER) },
    ])
    expect(storiesOf(groups)).toEqual([
      ['Room between: 4 rows more', 'a--one', 'b--one'],
      ['Room between: 2 rows fewer', 'c--one'],
    ])
  })

  test('is room between things, whatever is left beside them', () => {
    const row = (gap: number, width: number) =>
      paint(width, 20, (x, y) => (x < 17 ? box(3, 4, ACCENT)(x, y) : box(19 + gap, 4, OTHER)(x, y)))
    const groups = grouped([
      { story: 'a--one', before: row(2, 60), after: row(6, 60) },
      { story: 'b--one', before: row(1, 50), after: row(5, 54) },
    ])
    expect(storiesOf(groups)).toEqual([['Room between: 4 columns more', 'a--one', 'b--one']])
  })

  test('is the very same pixels, wherever in a picture they are', () => {
    const cut = (x: number, y: number) => (px: number, py: number) =>
      px - x < 5 && py - y < 5 && px >= x && py >= y ? OTHER : box(x, y, ACCENT)(px, py)
    const groups = grouped([
      {
        story: 'a--one',
        before: paint(40, 30, box(3, 5, ACCENT)),
        after: paint(40, 30, cut(3, 5)),
      },
      {
        story: 'b--one',
        before: paint(50, 30, box(9, 9, ACCENT)),
        after: paint(50, 30, cut(9, 9)),
      },
      coloured('c--one', ACCENT, OTHER),
    ])
    expect(storiesOf(groups)).toEqual([
      ['The very same pixels', 'a--one', 'b--one'],
      ['Recoloured: #5b35d0 → #14783c', 'c--one'],
    ])
  })
})

describe('no reason that others have', () => {
  test('is what came where nothing was, in a colour that elsewhere took the place of one', () => {
    const groups = grouped([
      { story: 'a--one', before: paint(40, 30), after: paint(40, 30, box(3, 5, ACCENT)) },
      {
        story: 'b--one',
        before: paint(40, 30),
        after: paint(40, 30, box(3, 5, ACCENT, GROUND, 7)),
      },
    ])
    expect(storiesOf(groups)).toEqual([
      ['Like no other', 'a--one'],
      ['Like no other', 'b--one'],
    ])
  })

  test('is a colour that changed beside something else that did', () => {
    const groups = grouped([
      coloured('a--one', ACCENT, OTHER),
      {
        ...coloured('b--one', ACCENT, OTHER),
        after: paint(40, 30, (x, y) => (x > 30 && y > 20 ? PAPER : box(3, 5, OTHER)(x, y))),
      },
    ])
    expect(groups.map(({ shots }) => shots.length)).toEqual([1, 1])
  })
})

test('what failed comes first, what is new and what is no more last; the same reason is called the same', () => {
  const shot = (story: string, state: Shot['state']): Shot => ({
    story,
    variant: 'dark-390',
    state,
  })
  const shots = [
    shot('a--new', 'new'),
    shot('a--same', 'same'),
    shot('a--gone', 'removed'),
    shot('a--changed', 'changed'),
    shot('a--broken', 'error'),
  ]
  const groups = groupsOf(shots, () => undefined)
  expect(groups.map(({ shots: [first] }) => first?.story)).toEqual([
    'a--broken',
    'a--changed',
    'a--new',
    'a--gone',
  ])
  expect(groupsOf(shots.toReversed(), () => ({})).map(({ id }) => id)).toEqual(
    groups.map(({ id }) => id),
  )
  expect(new Set(groups.map(({ id }) => id)).size).toBe(4)
})
