/** What a content page fetches once a visitor has shown intent: bytes and files, never times. */
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Manifest } from 'vite'
import { screenFile } from '../site/pages/screens.ts'
import { SCREENS } from '../site/routes/table.ts'
import { hold } from './support/hold.ts'
import { ready, requestsOf, served, showIntent, visiting } from './support/visit.ts'

const KB = 1024

const dist = (path: string) => new URL(`../dist/${path}`, import.meta.url)
/** Bytes of files as they travel: compressed where the build compressed them. */
const weigh = (paths: Iterable<string>): number => {
  let bytes = 0
  for (const path of new Set(paths)) {
    const compressed = dist(`client${path}.br`)
    bytes += readFileSync(existsSync(compressed) ? compressed : dist(`client${path}`)).length
  }
  return bytes
}

const manifest = JSON.parse(readFileSync(dist('manifest.json'), 'utf8')) as Manifest
/** A chunk and all that it imports. */
const filesOf = (source: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[source]
  if (chunk === undefined || seen.has(`/${chunk.file}`)) return seen
  seen.add(`/${chunk.file}`)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}
const shared = filesOf('node_modules/react-dom/client.js', filesOf('site/entry-client.tsx'))

/** What comes after the page: Opale, what looks after the visit, the error screen for later. */
const LATER_NAMES = ['live-companion', 'visit-services', 'failure-screen']
const LATER = new RegExp(String.raw`/(?:${LATER_NAMES.join('|')})-[\w-]+\.js$`, 'u')
const LATER_SOURCES = [
  'site/layout/corner/live-companion.tsx',
  'site/layout/services/visit-services.tsx',
  'site/layout/failure-screen.tsx',
]
/** What they alone import may be asked for as soon as the page has been taken over. */
const later = LATER_SOURCES.reduce((files, source) => filesOf(source, files), new Set<string>())

const everythingHasCome = async (page: Page, scripts: readonly string[]): Promise<void> => {
  await expect.poll(() => scripts.filter((path) => LATER.test(path)).length).toBe(3)
  await served(page)
  // She is alive: what one opens by her picture is now opened by herself.
  await page
    .getByRole('button', { name: /^Opale, / })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
}

describe.each(['/evaluer-un-llm-en-production', '/guide-rag-production?lang=en', '/faq'])(
  '%s',
  (address) => {
    test(
      '95 KB of scripts until links, menus, theme and language answer',
      visiting(async ({ page }) => {
        const letIn = await hold(page, ...LATER_NAMES.map((name) => `*/assets/${name}-*.js`))
        const scripts = requestsOf(page, 'script')
        await page.goto(address)
        await showIntent(page)
        await ready(page)
        const needed = scripts.filter((path) => shared.has(path) || !later.has(path))
        expect(weigh(needed)).toBeLessThanOrEqual(95 * KB)
        // They do answer.
        await page
          .getByRole('button', { name: /th[eè]me/iu })
          .first()
          .click()
        await page.locator('html[data-theme=light]').waitFor()
        letIn()
      }),
    )

    test(
      'all in all 130 KB of scripts in 25 files, and 6 style sheets',
      visiting(async ({ page }) => {
        const scripts = requestsOf(page, 'script')
        const sheets = requestsOf(page, 'stylesheet')
        await page.goto(address)
        await showIntent(page)
        await ready(page)
        await everythingHasCome(page, scripts)
        expect(weigh(scripts)).toBeLessThanOrEqual(130 * KB)
        expect(new Set(scripts).size).toBeLessThanOrEqual(25)
        expect(new Set(sheets).size).toBeLessThanOrEqual(6)
      }),
    )
  },
)

describe('of its own a type of page brings 15 KB at most', () => {
  // What two tools bring is the frame's; the charts count for each that draws one.
  const tools = ['audit', 'evaluator', 'prompts', 'quiz', 'rate']
  const broughtBy = (tool: string) => [
    ...filesOf(`site/tools/${tool}/words.fr.ts`, filesOf(`site/pages/tool/${tool}/index.tsx`)),
  ]
  const isOwn = (tool: string) => (path: string) =>
    /\/(?:[a-z]+-chart|series)-/u.test(path) ||
    !tools.some((each) => each !== tool && broughtBy(each).includes(path))

  test.each(tools)('the tool %s, its words and charts included', (tool) => {
    const own = broughtBy(tool).filter(isOwn(tool))
    expect(own.length).toBeGreaterThan(1)
    expect(weigh(own)).toBeLessThanOrEqual(15 * KB)
  })

  /** What every page ends up with, whoever opens it: that of a page that is read, alive. */
  const everywhere = [...LATER_SOURCES, 'site/navigation/enhancements.tsx'].reduce(
    (files, source) => filesOf(source, files),
    new Set(shared),
  )

  test('what the five tools share 23 KB: questions, answers, links, files and the card, with their words', () => {
    const screen = filesOf(screenFile('tool'))
    const frame = new Set(
      tools.flatMap(broughtBy).filter((path) => tools.every((tool) => !isOwn(tool)(path))),
    )
    const own = [...filesOf('site/pages/tool/frame/words.fr.ts', frame)].filter(
      (path) => !everywhere.has(path) && !screen.has(path),
    )
    expect(own.length).toBeGreaterThan(1)
    expect(weigh(own)).toBeLessThanOrEqual(23 * KB)
  })

  test('the workflow studio 130 KB, its words, its canvas and a document included', () => {
    const own = ['fr', 'en'].map((language) =>
      [
        screenFile('editor'),
        'site/studio/workspace.tsx',
        'site/studio/canvas/canvas.tsx',
        `site/studio/words.${language}.ts`,
      ]
        .flatMap((source) => [...filesOf(source)])
        .filter((path) => !everywhere.has(path)),
    )
    for (const files of own) {
      expect(files.length).toBeGreaterThan(4)
      expect(weigh(files)).toBeLessThanOrEqual(130 * KB)
    }
  })

  test('none of the studio’s own is fetched by another page', () => {
    const studio = ['workspace.tsx', 'canvas/canvas.tsx', 'inspector/inspector.tsx'].map(
      (source) => `/${manifest[`site/studio/${source}`]!.file}`,
    )
    for (const screen of SCREENS.filter((one) => one !== 'editor'))
      expect(
        studio.filter((file) => filesOf(screenFile(screen)).has(file)),
        screen,
      ).toEqual([])
  })

  test.each([
    ['reading B, which she lives by: 11 KB', 'site/layout/corner/live-companion.tsx', 11],
    ['both readings: 16 KB', 'site/pages/game/play.ts', 16],
  ])('the engine of %s', (_what, source, most) => {
    const engine = [...filesOf(source)].filter((path) => /\/engine-/u.test(path))
    expect(engine.length).toBeGreaterThan(0)
    expect(weigh(engine)).toBeLessThanOrEqual(most * KB)
  })

  test.each(SCREENS)('%s', (screen) => {
    const own = [...filesOf(screenFile(screen))].filter((path) => !shared.has(path))
    expect(own.length).toBeGreaterThan(0)
    expect(weigh(own)).toBeLessThanOrEqual(15 * KB)
  })
})
