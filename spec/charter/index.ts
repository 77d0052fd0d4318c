/**
 * The machine's part of the editorial charter, for authors:
 * `npx tsx spec/charter/index.ts [--page id …] [--today YYYY-MM-DD]`.
 *
 * All pages as the build wrote them; those that are named as they are by now, built or not, compared
 * with what was built.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, type ViteDevServer } from 'vite'
import type * as Server from '../../site/entry-server.tsx'
import type * as Pages from '../../site/charter/pages.ts'
import type * as Site from '../../site/charter/site.ts'
import type * as Routes from '../../site/routes/entries.ts'
import { urlOf } from '../../site/routes/address.ts'
import { CLIENT } from '../support/dist.ts'
import { ranExamples } from '../support/examples.ts'

const { values } = parseArgs({
  options: { page: { type: 'string', multiple: true, default: [] }, today: { type: 'string' } },
})
const today = values.today ?? new Date().toISOString().slice(0, 10)
const named = new Set(values.page)

/** As the dev server does it: content is found by its globs, and pages are drawn by its plugins. */
const told = async (server: ViteDevServer) => {
  const site = (await server.ssrLoadModule('/site/charter/site.ts')) as typeof Site
  const pages = (await server.ssrLoadModule('/site/charter/pages.ts')) as typeof Pages
  const built = pages.builtIn(CLIENT)
  if (named.size === 0)
    return site.charterLines(await site.checkCharter(built, { ran: ranExamples(), today }))
  const { render } = (await server.ssrLoadModule('/site/entry-server.tsx')) as typeof Server
  const { entries, hrefTo } = (await server.ssrLoadModule(
    '/site/routes/entries.ts',
  )) as typeof Routes
  const unknown = [...named].filter((id) => !entries.some((entry) => entry.id === id))
  if (unknown.length > 0)
    return { lines: [`No page is called ${unknown.join(', ')}.`], faulty: true }
  const documentOf: Pages.DocumentOf = async (entry, language) => {
    if (named.has(entry.id)) {
      const answer = await render(urlOf(hrefTo(entry.id, language)))
      return 'body' in answer ? answer.body : undefined
    }
    const isBuilt = existsSync(join(CLIENT, pages.builtFile(entry, language)))
    return isBuilt ? built(entry, language) : undefined
  }
  return site.charterLines(
    await site.checkCharter(documentOf, { ran: ranExamples(), today }),
    named,
  )
}

const server = await createServer({
  mode: 'check',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { lines, faulty } = await told(server)
  for (const line of lines) console.log(line)
  console.log(faulty ? 'Not as the charter says: see above.' : 'As the charter says.')
  process.exitCode = faulty ? 1 : 0
} finally {
  await server.close()
}
