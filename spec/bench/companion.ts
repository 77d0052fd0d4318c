/** What Opale, and the background, cost a page's main thread while nobody does anything. */
import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { launch } from '../support/browser.ts'
import { FOLDER } from './build.ts'
import { printTable, type Cell } from './table.ts'

/** Milliseconds of main thread a second. */
const MOST = 2
/** What nothing at all is measured as, give or take. */
const NOTHING = 0.1

interface State {
  readonly name: string
  readonly hash: string
  readonly most?: number
  /** What is done before the watch starts. */
  readonly act?: (page: Page) => Promise<unknown>
}

const touch = async (page: Page) => {
  await page.mouse.move(5, 5)
  const box = await page.locator('button, [role=img]').first().boundingBox()
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.move(5, 5)
}
const hide = async (page: Page) => {
  await touch(page)
  await page.getByRole('button').click()
  await page.getByText('Me cacher').click()
}
/** What a browser does when another tab comes to the front. */
const leave = async (page: Page) => {
  await touch(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** The background answers a pointer, then rests. */
const wave = async (page: Page) => {
  await page.mouse.move(300, 300)
  await page.mouse.move(600, 500, { steps: 20 })
}

const STATES: readonly State[] = [
  { name: 'an empty page', hash: '' },
  { name: 'in the corner, nobody near', hash: '#floating', most: MOST },
  { name: 'in the corner, blinking', hash: '#floating', act: touch, most: MOST },
  { name: 'in the corner, tab left', hash: '#floating', act: leave, most: NOTHING },
  { name: 'hidden by the visitor', hash: '#floating', act: hide, most: NOTHING },
  { name: 'large, nobody near', hash: '#living', most: MOST },
  { name: 'large, blinking', hash: '#living', act: touch },
  { name: 'the background, nobody near', hash: '#background', most: NOTHING },
  { name: 'the background, pointer at rest', hash: '#background', act: wave, most: NOTHING },
]

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '20' } },
  })
  const seconds = Number(values.seconds)
  if (!(seconds >= 5)) throw new RangeError('--seconds wants 5 or more.')
  const dist = await built()
  const browser = await launch()
  try {
    const rows: Cell[][] = []
    let nothing = 0
    for (const { name, most, ...state } of STATES) {
      const cost = await costOf(browser, dist, state, seconds)
      if (state.hash === '') nothing = cost.task
      const more = Math.max(0, cost.task - nothing)
      rows.push([
        name,
        { value: cost.task, digits: 2 },
        { value: more, most, digits: 2 },
        { value: cost.script, digits: 2 },
        { value: cost.style, digits: 2 },
      ])
    }
    return printTable(`Main thread, ms a second, over ${seconds} s`, HEAD, rows)
  } finally {
    await browser.close()
  }
}

const HEAD = ['Opale', 'all tasks', 'more than empty', 'script', 'style and layout']

const built = async (): Promise<string> => {
  const outDir = join(FOLDER, 'corner')
  mkdirSync(outDir, { recursive: true })
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'corner'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  return outDir
}

/** In a context of its own, so that each begins with nothing. */
const costOf = async (
  browser: Browser,
  dist: string,
  { hash, act }: Omit<State, 'name' | 'most'>,
  seconds: number,
) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(dist, pathname === '/' ? 'index.html' : pathname)
      await route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' })
    })
    await page.goto(`${ORIGIN}/${hash}`, { waitUntil: 'load' })
    if (hash !== '') await page.locator('button, [role=img], canvas').first().waitFor()
    await act?.(page)
    await page.waitForTimeout(SETTLE_MS)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    }
    const before = await read()
    await page.waitForTimeout(seconds * 1000)
    const after = await read()
    const spent = (...names: readonly string[]) =>
      (names.reduce((sum, name) => sum + (after.get(name) ?? NaN) - (before.get(name) ?? NaN), 0) *
        1000) /
      seconds
    return {
      task: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      style: spent('RecalcStyleDuration', 'LayoutDuration'),
    }
  } finally {
    await context.close()
  }
}

const ORIGIN = 'http://opale.test'
/** On a busy machine, what a page begins with goes on for a while. */
const SETTLE_MS = 6000
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}
