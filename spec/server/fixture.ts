/** A small build of the shape that the server reads, in a folder of its own. */
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'
import { REDIRECTS } from '../../site/routes/table.ts'
import type { Language } from '../../site/routes/language.ts'
import type { ApiRoutes } from '../../site/server/api/api.ts'
import { createApp } from '../../site/server/app.ts'
import { fileAssets } from '../../site/server/file-assets.ts'
import type { PageFile, SiteManifest } from '../../site/server/manifest.ts'
import { listen, type Listening } from '../../site/server/node.ts'

/** Lies beside the served folder, and behind a link inside it: must never come out. */
export const SECRET = 'kept to ourselves'

export const POLICIES = [
  "default-src 'self'",
  "default-src 'self'; script-src 'sha256-abc'",
] as const

const page = (file: string, policy = 0): PageFile => ({ file, policy })
const both = (name: string, policy = 0) => ({
  fr: page(`${name}.html`, policy),
  en: page(`${name}.en.html`, policy),
})

export const MANIFEST: SiteManifest = {
  build: 'fixture',
  pages: {
    '/': both('index'),
    '/fr': { fr: page('fr.html') },
    '/en': { en: page('en.html') },
    '/ia': both('ia', 1),
    '/en/ia': { en: page('en/ia.html', 1) },
    '/blog': both('blog'),
    '/workflows/rag-onboarding': both('workflows/rag-onboarding'),
    '/en/workflows/rag-onboarding': { en: page('en/workflows/rag-onboarding.html') },
  },
  counterparts: {
    '/en': { fr: '/' },
    '/fr': { en: '/en' },
    '/en/ia': { fr: '/ia' },
    '/en/workflows/rag-onboarding': { fr: '/workflows/rag-onboarding' },
  },
  redirects: Object.fromEntries(REDIRECTS.map(({ from, to, status }) => [from, { to, status }])),
  errors: { 404: both('404'), 500: both('500') },
  measures: true,
  policies: POLICIES,
  deskSheet: '/assets/style-3c4d.css',
}

/** What a page of the fixture holds: its own file name, so that a test sees which one came. */
export const pageText = (file: string): string => `<!doctype html><p>page ${file}</p>`.padEnd(400)

export const SCRIPT = 'export const answer = 42\n'.repeat(40)
export const PICTURE = Buffer.from(Array.from({ length: 256 }, (_, index) => index))

const ASSETS: Readonly<Record<string, string | Buffer>> = {
  'assets/app-1a2b.js': SCRIPT,
  'assets/worker-7a8b.js': SCRIPT,
  'assets/code-worker-7a8b.js': SCRIPT,
  'assets/style-3c4d.css': 'p{color:red}'.repeat(40),
  'assets/figtree-5e6f.woff2': PICTURE,
  'data/ia.json': '{"title":"ia"}'.repeat(20),
  'picture.png': PICTURE,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(10),
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *\n',
  'site.webmanifest': '{}',
  'favicon.ico': PICTURE,
  'empty.txt': '',
  'archive.gz': 'a file of its own, not a form of another',
  'font.unknown': PICTURE,
  _redirects: SECRET,
  '.vite/manifest.json': SECRET,
}

const COMPRESSED = /\.(?:html|js|css|json|svg)$/u

export interface Fixture {
  readonly dist: string
  /** Everything that may come out as the content of an address. */
  readonly contents: ReadonlySet<string>
  readonly remove: () => void
}

export const makeFixture = (): Fixture => {
  const root = mkdtempSync(join(tmpdir(), 'opale-server-'))
  const dist = join(root, 'dist')
  const client = join(dist, 'client')
  const files: Record<string, string | Buffer> = { ...ASSETS }
  for (const file of pageFiles()) files[file] = pageText(file)

  for (const [name, content] of Object.entries(files)) {
    const path = join(client, ...name.split('/'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    if (!COMPRESSED.test(name)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  writeFileSync(join(dist, 'site.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(dist, 'secret.txt'), SECRET)
  symlinkSync(join(dist, 'secret.txt'), join(client, 'linked.txt'))
  symlinkSync(dist, join(client, 'linked'))

  const shown = Object.values(files).map(String)
  return {
    dist,
    contents: new Set(shown.filter((content) => content !== SECRET)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

interface ServeOptions {
  readonly api?: ApiRoutes
  readonly trustProxy?: boolean
}

/** A fixture, served on a free port of this machine from a file's first test to its last. */
export const serveFixture = ({ api, trustProxy = false }: ServeOptions = {}) => {
  let fixture: Fixture
  let server: Listening
  beforeAll(async () => {
    fixture = makeFixture()
    const assets = await fileAssets(join(fixture.dist, 'client'))
    const app = createApp({ manifest: MANIFEST, assets, trustProxy, ...(api && { api }) })
    server = await listen(app, { port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await server.stop()
    fixture.remove()
  })
  return {
    get port(): number {
      return server.port
    },
    get contents(): Fixture['contents'] {
      return fixture.contents
    },
  }
}

const pageFiles = (): string[] =>
  [...Object.values(MANIFEST.pages), MANIFEST.errors[404], MANIFEST.errors[500]].flatMap(
    (languages: Readonly<Partial<Record<Language, PageFile>>>) =>
      Object.values(languages).map(({ file }) => file),
  )
