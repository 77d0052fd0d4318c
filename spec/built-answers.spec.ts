/** What the served build answers beyond its pages: links, files, policies, weights, redirects. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type Listening } from '../site/server/node.ts'
import { ask as askOverHttp } from './server/client.ts'
import { readPage, valuesOf, type BuiltPage } from './support/built-page.ts'
import { manifest } from './support/dist.ts'
import { everyPage } from './support/every-page.ts'
import { textOf, textsOf, type Tag } from './support/markup.ts'
import { ask, siteApp } from './support/served.ts'
import { SAMPLES } from './support/visit.ts'
import { MOST, wordsIn } from './support/weight.ts'

const { holds, note } = everyPage()

/** Where links may lead. */
const targets = note(({ address, status, language, data, tags }) => ({
  address,
  status,
  language,
  id: data?.id,
  anchors: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
}))
type Target = ReturnType<(typeof targets)['get']> & {}

describe('links and files', () => {
  /** Every link, and a page that has it. */
  const links = new Map<string, string>()
  note((page) => {
    for (const href of valuesOf(page, 'a', 'href')) {
      const { origin, pathname, search, hash } = new URL(href, `${ORIGIN}${page.address}`)
      if (origin === ORIGIN) links.set(pathname + search + hash, page.address)
    }
  })
  test('every link leads to a page, a redirect or a file, and to an anchor that is there', async () => {
    expect(links.size).toBeGreaterThan(300)
    const broken: string[] = []
    for (const [href, on] of links) {
      const fault = await deadEnd(href, on)
      if (fault !== undefined) broken.push(`${href} (on ${on}): ${fault}`)
    }
    expect(broken).toEqual([])
  })

  const loaded = new Map<string, string>()
  const loadsOnlyOurs = holds((page) =>
    loadsOf(page).map((href) => {
      if (href.startsWith('data:')) return false
      const url = new URL(href, `${ORIGIN}${page.address}`)
      if (url.origin !== ORIGIN) return `loads ${href}`
      loaded.set(url.pathname, page.address)
      return false
    }),
  )
  test('whatever a page loads is ours, and there', async () => {
    loadsOnlyOurs()
    const missing: string[] = []
    for (const [file, on] of loaded)
      if ((await ask(file, 'HEAD')).status !== 200) missing.push(`${file} (on ${on})`)
    expect(missing).toEqual([])
  })
})

describe('security', () => {
  test(
    'nothing inline escapes the policy: no style attribute, no handler, every text hashed',
    holds(({ tags, headers }) => {
      const policy = String(headers.get('content-security-policy'))
      const inline = [
        ...tags.filter(({ name, attributes }) => name === 'script' && runs(attributes)),
        ...tags.filter(({ name }) => name === 'style'),
      ].filter(({ attributes }) => !attributes.has('src'))
      return [
        /unsafe|https?:|\*/u.test(policy) && `its policy is open: ${policy}`,
        ...inline.map(
          ({ name, text }) =>
            !directive(policy, `${name}-src`).includes(sha256(text)) &&
            `a ${name} is not in its policy`,
        ),
        ...tags.map(
          ({ name, attributes }) =>
            [...attributes.keys()].some((key) => /^(style|on\w+)$/u.test(key)) &&
            `a ${name} has a style or a handler of its own`,
        ),
      ]
    }),
  )
})

describe('weight', () => {
  const FONT = 16 * KB
  const weights = note(({ bytes, tags, html }) => ({
    bytes,
    words: wordsIn(html),
    drawings: html.match(/<(?:figure|div id="scene")[^>]*><svg/gu)?.length ?? 0,
    fonts: valuesOf({ tags }, 'html', 'data-font'),
  }))
  const areLight = holds(({ tags, headers }) => {
    const styles = tags.filter(({ name }) => name === 'style').map(({ text }) => text)
    const scripts = tags.filter(({ name, attributes }) => name === 'script' && runs(attributes))
    return [
      headers.get('content-encoding') !== 'br' && 'is not compressed',
      tooHeavy(styles.join(''), 8 * KB, 'CSS'),
      tooHeavy(scripts.map(({ text }) => text).join(''), 2 * KB, 'scripts'),
    ]
  })
  /** A guide of four thousand words may weigh what its frame, its words and its drawings may. */
  const roomFor = (words: number, drawings: number) =>
    Math.max(32 * KB - FONT, MOST.frame + (MOST.text * words) / 1000 + MOST.drawing * drawings)

  test('HTML and font stay under 32 KB, longer texts under what so many words may weigh; CSS under 8 KB, scripts under 2 KB, all compressed', async () => {
    const fonts = [...new Set([...weights.values()].flatMap((page) => page.fonts))]
    expect(fonts).toHaveLength(1)
    const font = (await ask(fonts[0]!)).bytes.length
    expect(font).toBeLessThanOrEqual(FONT)
    const heavy = [...weights].filter(
      ([, { bytes, words, drawings }]) => bytes > roomFor(words, drawings),
    )
    expect(
      heavy.map(([address, { bytes, words }]) => `${address}: ${bytes}, ${words} words`),
    ).toEqual([])
    areLight()
  })
})

describe('the first flight', () => {
  let server: Listening
  beforeAll(async () => {
    server = await listen(await siteApp(), { port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.stop())

  test.each(SAMPLES.filter(({ screen }) => screen !== 'not-found'))(
    '$screen: the document and its headers hold in it, of a long text what shows first',
    async ({ fr }) => {
      const { bytes, headers } = await askOverHttp(server.port, fr, { 'accept-encoding': 'br' })
      const document = brotliDecompressSync(bytes).toString()
      const shown = wordsIn(document) < LONG ? bytes : brotliCompressSync(openingOf(document))
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`
      expect(shown.length + head.length).toBeLessThanOrEqual(FIRST_FLIGHT)
    },
  )
})

describe('addresses that lead elsewhere', () => {
  test.each([
    ['/code', 307],
    ['/home', 308],
    ['/web-dev', 308],
    ['/developpement-web', 308],
  ])('[2.1.3] %s leads to / with %i', async (path, status) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, '/'])
  })

  test('a slash at the end and .html lead to the one spelling', async () => {
    const wrong: string[] = []
    for (const path of Object.keys(manifest.pages)) {
      const forms = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/?a=1`]
      for (const form of forms) {
        const { status, headers } = await ask(form)
        const to = form.endsWith('?a=1') ? `${path}?a=1` : path
        if (status !== 308 || headers.get('location') !== to)
          wrong.push(`${form}: ${status} ${headers.get('location')}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('[2.5.2] a prefix and a query that disagree: the query wins, by leading there', async () => {
    const wrong: string[] = []
    for (const { address: path, id } of targets.values()) {
      if (!path.startsWith('/en')) continue
      const { status, headers } = await ask(`${path}?lang=fr`)
      const there = targets.get(String(headers.get('location')))
      const same = there?.language === 'fr' && there.id === id
      if (status !== 308 || !same) wrong.push(`${path}: ${status} ${headers.get('location')}`)
    }
    expect(wrong).toEqual([])
    expect((await ask('/fr?lang=en')).headers.get('location')).toBe('/en')
  })
})

describe('addresses that lead nowhere', () => {
  test.each([
    ['/nulle-part', 'fr', 'Page introuvable'],
    ['/en/nowhere', 'en', 'Page not found'],
    ['/nulle-part?lang=en', 'en', 'Page not found'],
    ['/workflows/aucun', 'fr', 'Page introuvable'],
    ['/glossaire-ia/rien', 'fr', 'Page introuvable'],
    ['/constructor', 'fr', 'Page introuvable'],
  ] as const)('[2.1.118] %s is not found, in %s', async (address, language, title) => {
    const page = await readPage({ address, path: address, language })
    expect(page.status).toBe(404)
    expect(page.tags.find(({ name }) => name === 'html')?.attributes.get('lang')).toBe(language)
    expect(textsOf(page.html, 'title')).toEqual([title])
    expect(valuesOf(page, 'link', 'href', { rel: 'canonical' })).toEqual([])
    // Somewhere to go: home, the sitemap and four pages worth reading.
    expect(textsOf(page.html, 'main').join()).toContain(
      language === 'fr' ? 'Plan du site' : 'Site map',
    )
  })

  test.each([
    ['/preview', 'Navigation principale'],
    ['/preview?lang=en', 'Main navigation'],
  ])('[2.2.3] %s is not found, under the alternate header', async (address, navigation) => {
    const language = address.endsWith('en') ? 'en' : 'fr'
    const page = await readPage({ address, path: '/preview', language })
    expect(page.status).toBe(404)
    const [header = ''] = /<header.*?<\/header>/su.exec(page.html) ?? []
    expect(textOf(header)).toContain('Contact')
    expect(page.html).not.toContain(`aria-label="${navigation}"`)
    const path = language === 'fr' ? '/ia' : '/en/ia'
    const other = await readPage({ address: path, path, language })
    expect(other.html).toContain(`aria-label="${navigation}"`)
  })
})

const KB = 1024
/** Ten packets: what a server may send before it hears that the first arrived. One page a type. */
const FIRST_FLIGHT = 10 * 1460

/** Words in `<main>` from which a page is a text of real length. */
const LONG = 600

/** The document as far as a large screen shows it at once, and then some. */
const openingOf = (document: string): string => document.slice(0, document.indexOf('</h1>') + 6000)

/** Where links are read from; its name does not matter. */
const ORIGIN = 'http://site'

/** Why a link leads nowhere, if it does. A page that is not found may lead about itself. */
const deadEnd = async (href: string, on: string): Promise<string | undefined> => {
  const [address = '', hash = ''] = href.split('#')
  const at = await destination(address)
  if (typeof at === 'number') return `status ${at}`
  const page = targets.get(at)
  if (page === undefined) return hash === '' ? undefined : 'a file has no anchors'
  return page.status === 200 || at === on ? missingAnchor(page, hash) : `status ${page.status}`
}

/** Where an address leads, redirects followed; the status where that is nowhere. */
const destination = async (address: string, hops = 0): Promise<string | number> => {
  if (targets.has(address)) return address
  const { status, headers } = await ask(address, 'HEAD')
  if (status === 200) return address
  const moved = status >= 300 && status < 400 && hops < 3
  return moved ? destination(String(headers.get('location')), hops + 1) : status
}

const missingAnchor = ({ address, anchors }: Target, hash: string): string | undefined => {
  const id = decodeURIComponent(hash)
  return id === '' || anchors.has(id) ? undefined : `${address} has no ${id}`
}

/** Links that a browser follows by itself, for the page to look right or to be installed. */
const LOADING =
  /^(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/u

const loadsOf = ({ tags }: BuiltPage): readonly string[] => [
  ...tags.flatMap(loadedBy),
  ...tags
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) =>
      [...text.matchAll(/url\(["']?(?!#)([^"')]+)|@import\s+["']([^"']+)/gu)].map(
        ([, file, sheet]) => file ?? sheet ?? '',
      ),
    ),
]

const loadedBy = ({ name, attributes }: Tag): readonly string[] => {
  if (name === 'a') return []
  const href = attributes.get('href')
  const loads = name === 'link' ? LOADING.test(attributes.get('rel') ?? '') : !href?.startsWith('#')
  const sources = (attributes.get('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0])
  return [loads ? href : '', attributes.get('src'), attributes.get('poster'), ...sources].flatMap(
    (one) => one || [],
  )
}

/** Scripts that run, and not data that happens to stand in a script element. */
const runs = (attributes: ReadonlyMap<string, string>): boolean =>
  [undefined, '', 'module', 'text/javascript'].includes(attributes.get('type'))

const directive = (policy: string, name: string): string =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nearly every page has styles of its own: what is light enough quickly compressed is so at best. */
const tooHeavy = (text: string, most: number, kind: string): string | false => {
  if (brotliCompressSync(text, QUICKLY).length <= most) return false
  const weight = brotliCompressSync(text).length
  return weight > most && `${weight} bytes of ${kind}`
}
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
