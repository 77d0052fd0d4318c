/** The report: a page to look at, and a summary for a pull request. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../support/browser.ts'
import { changeBaseline } from './baseline.ts'
import { compare } from './compare.ts'
import { groupsOf } from './groups.ts'
import { fromPng, hashOf, toPng } from './pixels.ts'
import { reject } from './rejected.ts'
import { writeReport } from './report.ts'
import { resultsIn, type Places, type Shot } from './results.ts'
import { paint, type Colour } from './support/paint.ts'
import { traceOf } from './trace.ts'

/** A button, somewhere, before and after the colour of all buttons changed. */
const button = (x: number, colour: Colour) =>
  paint(300, 120, (px, py) =>
    px >= x && px < x + 80 && py >= 40 && py < 70 ? colour : [19, 12, 38],
  )
const changed = ['one', 'two', 'three'].map((name, at) => ({
  story: `a-b--${name}`,
  before: button(20 + at * 50, [91, 53, 208]),
  after: button(20 + at * 50, [140, 40, 190]),
}))
/** And one in which something else did. */
const odd = {
  story: 'c-d--odd',
  before: paint(60, 60),
  after: paint(60, 60, (x, y) => (x < 30 ? [x * 8, y * 4, 90] : [19, 12, 38])),
}

let folder: string
let target: string
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opale-report-'))
  const places: Places = { baseline: join(folder, 'baseline'), results: join(folder, 'results') }
  const store = resultsIn(places.results)
  const shots = [...changed, odd].map(({ story, before, after }): Shot => {
    const shot = { story, variant: 'dark-390', state: 'changed' } as const
    changeBaseline(places.baseline, [{ ...shot, pixels: before }], '147')
    store.keepPicture('new', shot, toPng(after))
    store.keepTrace(shot, traceOf(before, after))
    const { picture, pixels, share, box } = compare(before, after)!
    store.keepPicture('diff', shot, toPng(picture))
    return { ...shot, hash: hashOf(after), before, after, pixels, share, box }
  })
  const stories = { 'a-b--one': { title: 'A/B', name: 'One' } }
  const groups = groupsOf(shots, store.trace)
  store.write({ stamp: 's', browser: '147', stories, shots, groups })
  reject(places.baseline, [shots[3]!], 'Half of <it> is *gone*')
  const command = 'npx look'
  const at = 'https://a.example/r'
  target = await writeReport({ folder: join(folder, 'report'), places, at, command })
  browser = await launch()
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  await page.goto(pathToFileURL(join(target, 'index.html')).href)
}, 60_000)
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

describe('the page', () => {
  test('has a part for each reason, with the stories that it stands for', async () => {
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(titles).toEqual([
      'Recoloured: #5b35d0 → #8c28be · 3 stories · 3 pictures',
      'Like no other · c-d--odd (removed) · 1 picture',
    ])
    const part = page.getByRole('article').first()
    expect(await part.getByRole('option').allTextContents()).toHaveLength(3)
    await part.getByRole('combobox').selectOption('a-b--three')
    const source = await part.getByRole('link', { name: 'New, alone' }).getAttribute('href')
    expect(source).toBe('new/a-b--three/dark-390.png')
  })

  test('says what was rejected, and why', async () => {
    const text = await page.getByRole('article').last().innerText()
    expect(text).toContain('Rejected: Half of <it> is *gone*')
    expect(await page.getByText('Rejected:').count()).toBe(1)
  })

  test('has an edge between before and after that is dragged on the picture, or moved by keys', async () => {
    const part = page.getByRole('article').first()
    await part.getByText('swipe', { exact: true }).click()
    const edge = part.getByRole('slider', { name: 'Edge between baseline and new' })
    await edge.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await edge.boundingBox())!
    expect([width, height]).toEqual([300, 120])
    await page.mouse.move(x + width / 2, y + 80)
    await page.mouse.down()
    await page.mouse.move(x + width / 4, y + 80, { steps: 4 })
    await page.mouse.up()
    expect(Number(await edge.inputValue())).toBeCloseTo(25, 0)
    await page.keyboard.press('ArrowRight')
    expect(Number(await edge.inputValue())).toBeGreaterThan(25.5)
    // To the left of the edge one sees what was, to the right what is.
    await edge.fill('50')
    const seen = fromPng(await page.screenshot({ clip: { x, y, width, height } }))
    const colourAt = (px: number) => [
      ...seen.data.subarray((55 * seen.width + px) * 4).subarray(0, 3),
    ]
    expect([colourAt(140), colourAt(160)]).toEqual([
      [91, 53, 208],
      [140, 40, 190],
    ])
  })
})

test('the summary shows each reason by one small picture, that lies where it says', () => {
  const text = readFileSync(join(target, 'summary.md'), 'utf8')
  expect(text).toContain('4 of 4 pictures are not as accepted, for 2 reasons. Browser 147.')
  expect(text).toContain('## Recoloured: \\#5b35d0 → \\#8c28be · 3 pictures of 3 stories')
  expect(text).toContain('- A/B / One: dark-390')
  expect(text).toMatch(/`npx look --accept --group \w+`/u)
  expect(text).toContain('> **rejected: Half of \\<it\\> is \\*gone\\***')
  const addresses = [...text.matchAll(/\]\(https:\/\/a\.example\/r\/(small\/\w+\.png)\)/gu)]
  expect(addresses).toHaveLength(2)
  for (const [, path = ''] of addresses) expect(existsSync(join(target, path))).toBe(true)
  const { width, height } = fromPng(readFileSync(join(target, addresses[0]![1]!)))
  expect([width <= 780, height <= 300]).toEqual([true, true])
})
