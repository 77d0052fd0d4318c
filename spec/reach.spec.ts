/** What a test reaches is read off its source, so that no constant proves a rule. */
import { describe, expect, test } from 'vitest'
import { coverageText, PERMISSIONS, WITHOUT_OCCASION } from './support/coverage.ts'
import { rules } from './support/product.ts'
import { reachIn, type Reach } from './support/reach.ts'

const SOURCE = `import { expect, test } from 'vitest'
import { createEngine, LOGO, PROMPT } from '#engine'
import { LIMITS, limited } from '../site/limits.ts'
import type { Badge } from '#ui/badge'
import { shownAt } from './support/rendered.ts'

const { pet } = createEngine('B')
const help = () => later()
const later = () => shownAt('/')

test('constants', () => {
  const mine = PROMPT.cooldown
  expect([mine, LIMITS]).toEqual([1, 2])
})
test('a part of the site', () => {
  expect(limited(LIMITS)).toBe(1)
})
test('by what a constant holds', () => {
  expect(LOGO.step(1)).toBe(2)
})
describe('below', () => {
  test('by a value', () => {
    const { level } = pet
    expect(level).toBe(1)
  })
  test('by a helper', async () => {
    expect(await help()).toBe(1)
  })
})
describe('prepared', () => {
  beforeEach(() => later())
  test('by what is done before', () => {
    expect(1).toBe(1)
  })
})
`

test.each<readonly [title: string, ...Reach[]]>([
  ['constants'],
  ['a part of the site', 'code'],
  ['by what a constant holds', 'engine'],
  ['by a value', 'engine'],
  ['by a helper', 'built'],
  ['by what is done before', 'built'],
])('%s', (title, ...reach) => {
  const source =
    title === 'by what is done before' ? SOURCE : SOURCE.split("describe('prepared'")[0]!
  const line = source.slice(0, source.indexOf(`'${title}'`)).split('\n').length
  expect([...reachIn(source)(line)]).toEqual(reach)
})

test.each(['#ui/badge', '#companion/mood-history'])('a component behind %s', (door) => {
  const source = `import { Drawn } from '${door}'\n\ntest('it', () => {\n  render(Drawn)\n})\n`
  expect([...reachIn(source)(3)]).toEqual(['library'])
})

describe('the list of what is proven', () => {
  const text = coverageText(
    new Map<string, ReadonlySet<Reach>>([
      ['1.0.1', new Set(['built'])],
      ['7.0.22', new Set(['code'])],
    ]),
  )

  test('counts rules, and says of each that is open what it asks', () => {
    expect(text).toMatch(/^# 2 of 688 proven\n/u)
    expect(text).toContain('- [1.0.2] ')
    expect(text).not.toContain('- [1.0.1] ')
    expect(text).toContain('| 7 | 1 | 1 | 26 |')
  })

  test('tells permissions and rules without an occasion from what is open', () => {
    const open = text.slice(text.indexOf('## Open'), text.indexOf('## Permissions'))
    const known = new Set(rules.map(({ id }) => id))
    for (const id of [...PERMISSIONS, ...Object.keys(WITHOUT_OCCASION)]) expect(known).toContain(id)
    for (const id of PERMISSIONS) expect(open).not.toContain(`[${id}]`)
    expect(text.slice(text.indexOf('## Without'))).toContain('- [7.0.22] ')
  })
})
