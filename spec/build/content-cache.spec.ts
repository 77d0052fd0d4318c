/** What follows from a piece of content alone is made once, until it or the program is another. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RECIPES } from '../../site/content/template-recipes.ts'
import { cacheContent, cached } from '../../site/prerender/content-cache.ts'
import { flowDrawing } from '../../site/prerender/flow/flow-drawing.ts'
import { ResultCache } from '../../site/prerender/result-cache.ts'
import { entries } from '../../site/routes/entries.ts'
import { exampleRuns, runExamples } from '../../site/routes/template/example-runs.ts'
import { jsonOf } from '../../site/routes/template/published.ts'
import { templateKey } from '../../site/routes/template/template-key.ts'

const [slug = '', recipe] = [...RECIPES][0] ?? []
if (recipe === undefined) throw new Error('there is no template')
const template = { slug, recipe, language: 'fr' } as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-content-'))
  cacheContent(new ResultCache(folder), 'a program')
})
afterEach(() => {
  cacheContent(undefined, '')
  rmSync(folder, { recursive: true, force: true })
})

/** What is there under that, and whether it had to be made. */
const asked = (what: string, ...from: readonly string[]) => {
  const make = vi.fn<() => object>(() => ({ what, from }))
  return { there: cached(what, from, make), made: make.mock.calls.length }
}

test('what was made once is there again, in another build too', () => {
  const there = { what: 'words', from: ['a'] }
  expect(asked('words', 'a')).toEqual({ there, made: 1 })
  expect(asked('words', 'a')).toEqual({ there, made: 0 })
  cacheContent(new ResultCache(folder), 'a program')
  expect(asked('words', 'a')).toEqual({ there, made: 0 })
})

test('another thing, other content and another program have it made', () => {
  asked('words', 'a', 'b')
  expect(asked('letters', 'a', 'b').made).toBe(1)
  expect(asked('words', 'ab').made).toBe(1)
  expect(asked('words', 'a', 'c').made).toBe(1)
  cacheContent(new ResultCache(folder), 'another program')
  expect(asked('words', 'a', 'b').made).toBe(1)
})

test('without a cache all is made whenever it is asked for', () => {
  cacheContent(undefined, '')
  expect([asked('words', 'a').made, asked('words', 'a').made]).toEqual([1, 1])
})

test('a template is another one with any word of it, in the other language and by another name', () => {
  const changed = { ...recipe, fr: { ...recipe.fr, title: `${recipe.fr.title} !` } }
  const others = [
    { ...template, slug: 'another' },
    { ...template, language: 'en' as const },
    { ...template, recipe: changed },
  ]
  expect(new Set([template, ...others].map((one) => templateKey(one).join(' '))).size).toBe(4)
})

test('a template’s file, drawing and runs are made once', async () => {
  const entry = entries.find(({ record }) => 'recipe' in record && record.recipe === recipe)!
  // Nobody else runs it by that name.
  await runExamples('kept', recipe, 'fr')
  const never = () => expect.unreachable('it is made again')
  const from = templateKey(template)
  const [file, drawing] = [jsonOf(slug, recipe, 'fr'), flowDrawing(entry, 'fr')]
  expect(cached('file', from, never)).toBe(file)
  expect(cached('drawing', from, never)).toBe(drawing)
  expect(exampleRuns('kept', 'fr').length).toBeGreaterThan(0)
  expect(cached('runs', templateKey({ ...template, slug: 'kept' }), never)).toEqual(
    exampleRuns('kept', 'fr'),
  )
})
