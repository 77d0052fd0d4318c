import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTHING, type Lookups } from '../../site/prerender/markdown/lookups.ts'
import { cacheMarkdown, renderCached } from '../../site/prerender/markdown-cache.ts'
import { ResultCache } from '../../site/prerender/result-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-markdown-'))
  cacheMarkdown(new ResultCache(folder), 'a program')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const render = (text: string, lookups: Partial<Lookups> = {}) =>
  renderCached({ text, file: 'a.fr.md', firstLine: 1 }, 'fr', { ...NOTHING, ...lookups })

/** An owner of that name, and how often it was asked for. */
const named = (name: string) => ({ get: vi.fn<() => string>(() => name), keys: () => ['name'] })

test('a text is rendered again where an answer that it was rendered with is another', () => {
  const text = 'Je suis :owner[name].'
  expect(render(text, { owner: named('Ada') }).html).toContain('Ada')
  const again = named('Ada')
  expect(render(text, { owner: again }).html).toContain('Ada')
  // To compare, and no more: it was not rendered.
  expect(again.get).toHaveBeenCalledOnce()
  expect(render(text, { owner: named('Bob') }).html).toContain('Bob')
  expect(render(text, { owner: named('Ada') }).html).toContain('Ada')
})

test('another text, another language or another program is rendered anew', () => {
  expect(render('Un.').html).toContain('Un.')
  expect(render('Deux.').html).toContain('Deux.')
  const source = { text: 'Vraiment ?', file: 'a.fr.md', firstLine: 1 }
  const [french, english] = (['fr', 'en'] as const).map(
    (one) => renderCached(source, one, NOTHING).html,
  )
  expect(french).not.toBe(english)
  const first = named('Ada')
  render(':owner[name]', { owner: first })
  cacheMarkdown(new ResultCache(folder), 'another program')
  const second = named('Ada')
  render(':owner[name]', { owner: second })
  expect(second.get.mock.calls.length).toBe(first.get.mock.calls.length)
})

test('what is wrong with a text is said every time', () => {
  for (let time = 0; time < 2; time += 1)
    expect(render(':owner[nobody]', { owner: new Map() }).problems).toHaveLength(1)
})
