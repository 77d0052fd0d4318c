/** The built site, all of it, as an edge platform runs it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlText } from '../../site/server/command/sql-text.ts'
import { ownerStatements } from '../../site/server/sign-in/owner.ts'
import { hashPassword } from '../../site/server/sign-in/password.ts'
import { CLIENT, DIST, manifest } from '../support/dist.ts'
import { asJson, newMessage } from '../support/message.ts'
import { browserOf, EMAIL, PASSWORD } from '../support/owner-browser.ts'
import { COMPATIBLE } from '../support/remote-d1.ts'

/** The files that the platform would upload: what the worker imports, and what that imports. */
const modulesOf = (entry: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const names = [entry]
  for (const name of names) {
    if (found.has(name)) continue
    const text = readFileSync(join(DIST, name), 'utf8')
    found.set(name, text)
    for (const [, next = ''] of text.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/gu))
      names.push(join(name, '..', next))
  }
  return found
}

/** The platform's own files: no page is found but by its whole name. */
const assets = (request: { readonly url: string }): Response => {
  const file = join(CLIENT, new URL(request.url).pathname)
  const found = existsSync(file)
  return new Response(found ? readFileSync(file) : null, { status: found ? 200 : 404 })
}

let workerd: Miniflare
beforeAll(() => {
  const modules = [...modulesOf('worker.js')].map(([name, text]) => ({
    type: 'ESModule' as const,
    path: `/site/${name}`,
    // The platform's own bundler reads JSON.
    contents: text.replace(
      "import site from './site.json'",
      () => `const site = ${JSON.stringify(manifest)}`,
    ),
  }))
  workerd = new Miniflare({
    modulesRoot: '/site',
    modules,
    compatibilityDate: COMPATIBLE,
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    serviceBindings: { ASSETS: assets as never },
    // What it logs is for the owner.
    handleRuntimeStdio: (...streams: readonly Readable[]) => {
      for (const stream of streams) stream.resume()
    },
  })
})
afterAll(() => workerd.dispose())

const ask = (path: string, init: object = {}) =>
  workerd.dispatchFetch(`http://site.example${path}`, { redirect: 'manual', ...init })

describe('at the edge', () => {
  test.each([
    ['/', 200, 'fr'],
    ['/ia?lang=en', 200, 'en'],
    ['/nowhere', 404, 'fr'],
  ])('%s is the page that was built, under its own policy', async (path, status, language) => {
    const { headers, status: answered } = await ask(path)
    expect([answered, headers.get('content-language')]).toEqual([status, language])
    expect(manifest.policies).toContain(headers.get('content-security-policy'))
  })

  test('files are served as they are, and nothing that only tells a host what to do', async () => {
    const robots = await ask('/robots.txt')
    expect(await robots.text()).toBe(readFileSync(join(CLIENT, 'robots.txt'), 'utf8'))
    for (const path of ['/_headers', '/_redirects', '/../site.json', '/.vite'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('an n8n that is pointed at it is shown the library', async () => {
    const host = '/api/n8n/en'
    const origin = 'https://flows.example'
    const asked = async (path: string) => ask(host + path, { headers: { origin } })
    const answer = await asked('/templates/search?search=&page=1&limit=1&category=')
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    const { workflows } = (await answer.json()) as { workflows: [{ id: number; name: string }] }
    const [{ id, name }] = workflows
    const flow = await (await asked(`/workflows/templates/${id}`)).json()
    expect(flow).toMatchObject({ id, name, workflow: { name: expect.any(String) as string } })
    expect((await asked('/templates/workflows/1')).status).toBe(404)
  })

  test('[7.0.1] a message is kept', async () => {
    expect((await ask('/api/messages', asJson(newMessage()))).status).toBe(201)
    expect((await ask('/readyz')).status).toBe(200)
  })

  test('[6.0.2] the owner, whom a command wrote into a file, enters and reads it', async () => {
    const hash = await hashPassword(PASSWORD)
    const { exec } = await workerd.getD1Database('DB')
    await exec(sqlText(ownerStatements({ email: EMAIL, hash, now: 0 })))
    const site = 'https://site.example'
    const browser = browserOf({
      ask: async (path, init) =>
        (await workerd.dispatchFetch(site + path, init as object)) as unknown as Response,
    })
    expect((await browser.enter()).status).toBe(303)
    // By https no other host can have put it there.
    expect([...browser.jar.keys()]).toContain('__Host-desk')
    const { status, text } = await browser.ask('/admin?lang=en')
    expect([status, text]).toEqual([200, expect.stringContaining('Camille')])
    for (const path of ['/admin/audience', '/admin/account', '/admin/messages/export?format=csv'])
      expect([path, (await browser.ask(path)).status]).toEqual([path, 200])
  })
})
