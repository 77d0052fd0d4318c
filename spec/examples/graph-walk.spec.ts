/** The article on knowledge graphs prints this walk, and these sums. */
import { describe, expect, test } from 'vitest'
import { walk, type Link } from '../../site/examples/graph-walk/walk.ts'
import { factValue } from '../../site/facts/facts.ts'

const link = (from: string, kind: string, to: string, until?: string): Link => ({
  from,
  kind,
  to,
  said: `${from}-${to}`,
  since: '2025-01-01',
  ...(until === undefined ? {} : { until }),
})
const links = [
  link('seal-40', 'mounted in', 'pump-a'),
  link('seal-40', 'mounted in', 'pump-b', '2026-01-01'),
  link('pump-a', 'delivered to', 'dairy'),
  link('pump-a', 'delivered to', 'brewery'),
  link('pump-b', 'delivered to', 'laundry'),
  link('dairy', 'contract with', 'support'),
]
const kinds = ['mounted in', 'delivered to']
const ends = (day: string) => walk(links, 'seal-40', kinds, day).map((path) => path.at(-1)?.to)

describe('a walk', () => {
  test('reaches the customers of a part, by way of its pumps', () => {
    expect(ends('2026-11-22')).toEqual(['dairy', 'brewery'])
  })

  test('follows what held on that day', () => {
    expect(ends('2025-06-01')).toEqual(['dairy', 'brewery', 'laundry'])
    expect(ends('2024-06-01')).toEqual([])
  })

  test('says for each step where it was read', () => {
    const [first] = walk(links, 'seal-40', kinds, '2026-11-22')
    expect(first?.map(({ said }) => said)).toEqual(['seal-40-pump-a', 'pump-a-dairy'])
  })

  test('finds nothing from a name that nobody wrote that way', () => {
    expect(walk(links, 'Seal 40', kinds, '2026-11-22')).toEqual([])
  })
})

describe('sums of the article', () => {
  test('of links that are right 95 times in 100', () => {
    expect([1, 2, 3, 4].map((hops) => Math.round(100 * 0.95 ** hops))).toEqual([95, 90, 86, 81])
  })

  test('of building once, and of keeping it true for a year', () => {
    const each =
      (4000 * factValue('models.claude-sonnet-5-5-input') +
        600 * factValue('models.claude-sonnet-5-5-output')) /
      1e6
    expect((3000 * each).toFixed(0)).toBe('42')
    expect(40 * 2 * 52 * 0.5).toBe(2080)
  })
})
