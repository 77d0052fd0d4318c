/** The pictures that this project has accepted. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentOf, misfits, readBaseline } from './baseline.ts'
import { hashOf } from './pixels.ts'
import { CONFIG_DIR, projectIn } from './settings.ts'

/** DESIGN.md, section 8. */
const MEGABYTES = 30
const { baseline } = projectIn(CONFIG_DIR)
const { index } = readBaseline(baseline)

test(`the pictures take ${MEGABYTES} MB at most, and every file belongs to stories`, () => {
  const files = readdirSync(baseline).map((name) => join(baseline, name))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes / 1e6).toBeLessThanOrEqual(MEGABYTES)
  expect(misfits(baseline)).toEqual([])
  expect(index.size).toBeGreaterThan(300)
})

test('the pictures are what their hashes say', () => {
  const { picture } = readBaseline(baseline)
  const text = readFileSync(join(baseline, 'index.txt'), 'utf8')
  expect(text).toMatch(/^browser \d+\.\d+\.\d+\n/u)
  // All of them would take a while: a few components, others as stories come and go.
  const components = [...new Set([...index.keys()].map(componentOf))]
  const some = new Set(components.filter((_, at) => at % 29 === index.size % 29))
  for (const [story, variants] of [...index].filter(([id]) => some.has(componentOf(id))))
    for (const [variant, hash] of variants)
      expect(hashOf(picture(story, variant)!), `${story} ${variant}`).toBe(hash)
})
