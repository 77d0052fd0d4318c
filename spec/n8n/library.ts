/**
 * Points a real n8n at the library and looks whether its own pages show it: the list, a template,
 * and its flow on the canvas.
 *
 *     npx tsx spec/n8n/library.ts --n8n <folder> --host <address of the library for n8n> [--pictures <folder>]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../support/browser.ts'
import { freePort, nodeOf } from './runtime.ts'

interface Listed {
  readonly totalWorkflows: number
  readonly workflows: readonly { readonly id: number | string; readonly name: string }[]
}

const { values } = parseArgs({
  options: {
    n8n: { type: 'string' },
    host: { type: 'string' },
    pictures: { type: 'string' },
  },
})
const { n8n: folder, host, pictures } = values
if (folder === undefined || host === undefined)
  throw new Error('Say --n8n <folder> --host <address>')

const home = mkdtempSync(join(tmpdir(), 'n8n-library-'))
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const n8n = spawn(nodeOf(folder), [join(folder, 'node_modules/n8n/bin/n8n'), 'start'], {
  env: {
    PATH: `${join(folder, 'node/bin')}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    N8N_USER_FOLDER: home,
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_TEMPLATES_HOST: host,
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
    N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
    N8N_PERSONALIZATION_ENABLED: 'false',
    N8N_SECURE_COOKIE: 'false',
    DB_TYPE: 'sqlite',
  },
})
try {
  await look(await ownerOf(base))
} finally {
  n8n.kill()
  await passed(1000)
  rmSync(home, { recursive: true, force: true })
}

/** n8n shows nothing to strangers: somebody has to own it. */
async function ownerOf(address: string): Promise<string> {
  const owner = {
    email: 'judge@example.com',
    firstName: 'J',
    lastName: 'J',
    password: 'Judge12345',
  }
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${address}/rest/owner/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    }).catch(() => undefined)
    const cookie = answer?.headers.getSetCookie()[0]
    if (answer?.ok && cookie !== undefined) return cookie.split(';')[0]!
    await passed(1000)
  }
  throw new Error('n8n did not start')
}

async function look(cookie: string): Promise<void> {
  const listed = (await (
    await fetch(`${host}/templates/search?search=&page=1&limit=20&category=`)
  ).json()) as Listed
  const [first] = listed.workflows
  if (!first) throw new Error('the library lists nothing')
  const browser = await chromium.launch(await launchOptions())
  try {
    const context = await browser.newContext()
    const [name = '', ...value] = cookie.split('=')
    await context.addCookies([{ name, value: value.join('='), url: base }])
    const page = await context.newPage()
    await shows(page, '/templates/', `(${listed.totalWorkflows})`, first.name)
    await keep(page, 'list')
    await shows(page, `/templates/${first.id}`, first.name)
    await keep(page, 'template')
    await shows(page, `/workflows/templates/${first.id}`, first.name)
    await page.locator('[data-test-id="canvas-node"]').first().waitFor({ timeout: 60_000 })
    await keep(page, 'canvas')
    console.log(`n8n shows ${listed.totalWorkflows} templates, and « ${first.name} » on its canvas`)
  } finally {
    await browser.close()
  }
}

/** On its canvas a name stands in a field, whose text is there to be measured only. */
async function shows(page: Page, path: string, ...words: readonly string[]): Promise<void> {
  await page.goto(base + path, { waitUntil: 'domcontentloaded' })
  for (const word of words)
    await page.getByText(word).first().waitFor({ state: 'attached', timeout: 60_000 })
  console.log(`${path} shows ${words.join(', ')}`)
}

/** For eyes: what no test of words would notice. */
async function keep(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  await passed(2000)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}
