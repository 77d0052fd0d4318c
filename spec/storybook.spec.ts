/** With `VERIFY=1`: the component book, built and opened as someone without a network would. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, UNPAINTED } from './support/browser.ts'
import { run } from './support/consumer.ts'

interface Entry {
  readonly id: string
  readonly type: 'docs' | 'story'
  readonly title: string
}

const root = fileURLToPath(new URL('../', import.meta.url))

describe.runIf(process.env['VERIFY'] === '1')('the component book', { timeout: 600_000 }, () => {
  let folder: string
  let server: Server
  let browser: Browser
  let origin: string
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'opale-book-'))
    const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
    await run(process.execPath, [program, 'build', '--quiet', '--output-dir', folder])
    server = serve(folder)
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await launch(UNPAINTED)
    page = await browser.newPage({ reducedMotion: 'reduce' })
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      // What `play` expects is for the stories' own run: here several go on at once, in any width.
      if (/^(?:error|warning)$/u.test(message.type()) && !FROM_PLAY.test(message.text()))
        problems.push(message.text())
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) && !/^(data|blob):/u.test(url)) problems.push(`asked ${url}`)
    })
  }, 300_000)
  afterAll(async () => {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  })

  const entries = (): readonly Entry[] =>
    Object.values(
      (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Entry[] })
        .entries,
    )

  test('opens, and its toolbar changes theme, language and motion', async () => {
    await page.goto(`${origin}/?path=/story/actions-button--variants`)
    const document = page.frameLocator('#storybook-preview-iframe').locator('html')
    await document.getByRole('button').first().waitFor()
    for (const [tool, choice] of [
      [/^Theme Dark$/u, 'Light'],
      [/ FR$/u, 'EN'],
      [/ Motion$/u, 'Reduced motion'],
    ] as const) {
      await page.getByRole('button', { name: tool }).click()
      await page.getByRole('option', { name: choice }).click()
    }
    await expect.poll(() => document.getAttribute('data-theme')).toBe('light')
    expect(await document.getAttribute('lang')).toBe('en')
    expect(problems).toEqual([])
  })

  test('has stories for 45 components and more, 150 and more in all', () => {
    const stories = entries().filter(({ type }) => type === 'story')
    expect(stories.length).toBeGreaterThanOrEqual(150)
    expect(new Set(stories.map(({ title }) => title)).size).toBeGreaterThanOrEqual(45)
  })

  /** Of the table on a component's page: what it says of a prop, default and control apart. */
  const rowOf = async (id: string, prop: string) => {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}--docs`)
    const row = page.locator('.docblock-argstable tbody tr', {
      has: page.getByText(prop, { exact: true }),
    })
    return (await row.first().innerText()).replaceAll(/\s+/gu, ' ')
  }

  test.each([
    ['actions-button', 'variant', /'solid' 'contact' 'line' 'ghost'/u],
    ['actions-button', '…', /and every attribute of <button>/u],
    ['data-facts', 'layout', /what one looks up.*'rows' 'columns' 'grid' 'line' 'rows'/u],
    ['data-meter', 'max', /Where it is full\. number 100/u],
    ['data-table', 'rows', /readonly TableRow\[\]/u],
    ['navigation-tabs', 'tabs', /readonly Tab\w*\[\]/u],
    ['forms-field', 'label', /string|ReactNode/u],
    ['feedback-callout', 'tone', /'info' 'success' 'warning' 'danger'/u],
  ])('tells what a component takes, as its types say: %s, %s', async (id, prop, says) => {
    expect(await rowOf(id, prop)).toMatch(says)
  })

  test('calls a component and its parts by their names, above their tables', async () => {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=overlays-dialog--docs`)
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Dialog',
      'Close',
      'Cross',
      'Panel',
      'Root',
      'Title',
      'Trigger',
    ])
  })

  test('shows one of a gallery to whoever touches a control', async () => {
    const at = `${origin}/iframe.html?viewMode=story&id=actions-button--variants`
    await page.goto(at)
    await expect.poll(() => page.getByRole('button').count()).toBeGreaterThan(4)
    await page.goto(`${at}&args=variant:contact`)
    await expect.poll(() => page.getByRole('button').count()).toBe(1)
  })

  test('each Esc leaves one menu, for what opened it', async () => {
    // A browser closes by itself and gives the focus back as it likes: keys of a story are none to it.
    await page.goto(`${origin}/iframe.html?viewMode=story&id=actions-menu--choices`)
    const item = (name: string) => page.getByRole('menuitem', { name })
    const isFocused = (of: Locator) => of.evaluate((it) => it === document.activeElement)
    const button = page.getByRole('button', { name: 'Affichage' })
    // What its story plays opens both.
    await expect.poll(() => isFocused(item('JSON'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(item('CSV'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(item('Exporter'))).toBe(true)
    expect(await item('CSV').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(button)).toBe(true)
    expect(await item('Exporter').isVisible()).toBe(false)
  })

  test('has in a third theme what it does not set as the light one, on a dark page', async () => {
    await page.goto(
      `${origin}/iframe.html?viewMode=story&id=foundations-a-third-theme--card-and-form`,
    )
    const line = page.getByRole('textbox', { name: 'Votre e-mail' })
    expect(await line.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(WHITE)
  })

  test('has English words where its toolbar says so, in stories and on pages', async () => {
    const globals = 'globals=language:en'
    await page.goto(`${origin}/iframe.html?viewMode=story&id=actions-button--with-icon&${globals}`)
    await page.getByRole('button', { name: 'Describe my project' }).waitFor()
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=feedback-callout--docs&${globals}`)
    await page.getByText('A vector index learns nothing').first().waitFor()
    // What stories are told and what is not of them keeps its words.
    await page.goto(`${origin}/iframe.html?viewMode=story&id=actions-button--with-icon`)
    await page.getByRole('button', { name: 'Décrire mon projet' }).waitFor()
  })

  const isWider = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  }

  test('shows every page of documentation without a complaint, and none wider than a window that is read at 200 %', async () => {
    await page.setViewportSize(AT_200)
    const found: Record<string, readonly string[]> = {}
    const wide: string[] = []
    for (const { id } of entries().filter(({ type }) => type === 'docs')) {
      problems.length = 0
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
      await page.locator('.sbdocs-content').waitFor()
      await page.waitForFunction(
        () => document.querySelector('.sb-story [data-name]:empty') === null,
      )
      if (problems.length > 0) found[id] = [...problems]
      if (await page.evaluate(isWider)) wide.push(id)
    }
    expect({ found, wide }).toEqual({ found: {}, wide: [] })
  })

  test('shows no story wider than a window that is read at 200 %', async () => {
    await page.setViewportSize(AT_200)
    const wide: string[] = []
    for (const { id } of entries().filter(({ type }) => type === 'story')) {
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`)
      await page.locator('#storybook-root > *, dialog[open]').first().waitFor({ state: 'attached' })
      if (await page.evaluate(isWider)) wide.push(id)
    }
    expect(wide.toSorted()).toEqual(CLIPPED)
  })
})

/** Parts of a page that the page around them clips: a moon. */
const CLIPPED = [
  'companion-stage--after-a-day',
  'companion-stage--asleep',
  'companion-stage--first-visit',
  'companion-stage--on-a-phone',
]

/** What the light theme lays under what is written. */
const WHITE = 'rgb(255, 255, 255)'

/** A window of 1280 pixels, read at 200 %. */
const AT_200 = { width: 640, height: 480 }

/** What `play` expects, and what Storybook tells its own makers. */
const FROM_PLAY = /^\w*: (?:expect\(|expected|Unable to find)|mandatory in Storybook 11/u

const serve = (folder: string): Server =>
  createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://book')
    try {
      const body = readFileSync(join(folder, pathname.endsWith('/') ? 'index.html' : pathname))
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/html' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
