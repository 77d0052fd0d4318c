/** What a first question costs the explorer, today and over an index of many passages. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { READY_EVENT } from '../../site/early-input/keep.ts'
import { tycheiKit } from '#engine'
import { buildIndex } from '../../site/search/build-index.ts'
import type { SearchPage } from '../../site/search/page.ts'
import { launch } from '../support/browser.ts'
import { builtSite, serve } from './build.ts'
import { noteReady } from './load.ts'
import { printTable, type Cell } from './table.ts'

/** Compressed, with the worker and the texts of what is shown. */
const MOST_BYTES = 40_000
/** A task of the page's thread. */
const MOST_TASK_MS = 50
/** A phone beside this machine, as Lighthouse reckons. */
const SLOWER = 4
const PASSAGES_A_PAGE = 5
/** By then nothing goes on that has to do with what came before. */
const QUIET_MS = 1000

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      passages: { type: 'string', default: '5000' },
      reuse: { type: 'boolean', default: false },
    },
  })
  const count = Number(values.passages)
  if (!Number.isInteger(count) || count < PASSAGES_A_PAGE)
    throw new RangeError(`--passages wants a whole number, ${PASSAGES_A_PAGE} or more.`)
  const dist = await builtSite(values.reuse)
  const site = await serve(dist)
  const browser = await launch()
  try {
    const today = indexIn(dist)
    const many = indexOf(count, vocabularyOf(today))
    const rows: Cell[][] = []
    for (const [name, files] of [
      ['today', today],
      [`${count} passages`, many],
    ] as const)
      for (const question of QUESTIONS)
        for (const worker of [true, false])
          rows.push(
            await rowOf(browser, { origin: site.origin, dist, name, files, question, worker }),
          )
    return printTable(
      `A first question; the longest task as on a phone ${SLOWER} times slower`,
      HEAD,
      rows,
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

const HEAD = [
  'index',
  'question',
  'where',
  'files',
  'to find, B',
  'to show, B',
  'ms',
  'longest task, ms',
]

/** Two words; one that is just begun; one that is spelt wrong. */
const QUESTIONS = ['agents production', 'con', 'halucination']

interface Asking {
  readonly origin: string
  readonly dist: string
  readonly name: string
  readonly files: ReadonlyMap<string, string>
  readonly question: string
  /** Or on the page's own thread. */
  readonly worker: boolean
}

const rowOf = async (browser: Browser, asking: Asking): Promise<Cell[]> => {
  const { origin, dist, name, files, question, worker } = asking
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route('**/search/fr/*.json', (route) => {
      const body = files.get(basename(route.request().url()))
      return body === undefined
        ? route.abort()
        : route.fulfill({ body, contentType: 'application/json' })
    })
    await page.addInitScript(noteReady, READY_EVENT)
    if (!worker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await page.goto(`${origin}/explorer`)
    const field = page.getByRole('searchbox', { name: 'Chercher sur tout le site' })
    await field.focus()
    await page.evaluate(() => (globalThis as unknown as { ready: Promise<void> }).ready)
    await page.waitForTimeout(QUIET_MS)
    const { ms, longest } = await timed(browser, page, field, question)
    const bytes = asked
      .filter((path) => /[/]search[/-]|worker/u.test(path))
      .map((path) => {
        const body = files.get(basename(path)) ?? readFileSync(join(dist, 'client', path))
        const text = path.endsWith('.json') && TEXTS.test(String(body))
        return { size: brotliCompressSync(body).length, text }
      })
    const sum = (texts: boolean) =>
      bytes.filter(({ text }) => texts || !text).reduce((total, { size }) => total + size, 0)
    return [
      name,
      question,
      worker ? 'worker' : 'page',
      { value: bytes.length },
      { value: sum(false) },
      { value: sum(true), most: MOST_BYTES },
      { value: ms },
      { value: longest * SLOWER, most: MOST_TASK_MS },
    ]
  } finally {
    await page.close()
  }
}

/** From the paste of a question to the first result, and the longest task until all is quiet. */
const timed = async (browser: Browser, page: Page, field: Locator, question: string) => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const start = performance.now()
  await field.fill(question)
  const results = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem')
  await results.first().waitFor()
  const ms = performance.now() - start
  await page.waitForTimeout(QUIET_MS)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  return { ms, longest: longestTask(traceEvents) }
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[]
}
interface TraceEvent {
  readonly name: string
  readonly tid: number
  readonly pid: number
  /** Time of the processor, in µs: another's work on this machine is none of the page's. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** In ms, of the threads that pages run on. */
const longestTask = (events: readonly TraceEvent[]): number => {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && main.has(threadOf(event)),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** The index of a build, by name of file. */
const indexIn = (dist: string): ReadonlyMap<string, string> => {
  const data = join(dist, 'client/data')
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => /search[/]fr[/][^/]+\.json$/u.test(name))
      .map((name) => [basename(name), readFileSync(join(data, name), 'utf8')]),
  )
}

/** Pages of that many passages, of 120 words each: a few that are everywhere, many that are rare. */
const indexOf = (passages: number, words: readonly string[]): ReadonlyMap<string, string> => {
  const chance = chances()
  // Word number n of a language comes up about n times more rarely than the first.
  const word = () => words[Math.floor(words.length ** chance()) - 1]!
  const text = (length: number) => Array.from({ length }, word).join(' ')
  const pages = Array.from(
    { length: Math.ceil(passages / PASSAGES_A_PAGE) },
    (_, at): SearchPage => ({
      href: `/${text(3).replaceAll(' ', '-')}-${at}`,
      name: text(5),
      hint: text(10),
      family: FAMILIES[Math.floor((at * FAMILIES.length * PASSAGES_A_PAGE) / passages)] ?? 'term',
      passages: [
        { text: text(120) },
        ...Array.from({ length: PASSAGES_A_PAGE - 1 }, (__, part) => ({
          anchor: `section-${part}`,
          heading: text(5),
          text: text(120),
        })),
      ],
    }),
  )
  let files = 0
  return buildIndex(pages, () => `${(files += 1)}.json`)
}

const FAMILIES = ['service', 'place', 'article', 'guide', 'term']

/** The site's own words, the commonest first; and twice as many that are made of two halves of them. */
const vocabularyOf = (index: ReadonlyMap<string, string>): readonly string[] => {
  const counts = new Map<string, number>()
  for (const content of index.values())
    if (TEXTS.test(content))
      for (const word of content.match(/\p{L}{2,}/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1)
  const own = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  const chance = chances()
  const any = () => own[Math.floor(chance() * own.length)]!
  const made = own.flatMap(() => [0, 1].map(() => any().slice(0, 5) + any().slice(-4)))
  return [...new Set([...own, ...made])]
}

/** Files of texts hold addresses. */
const TEXTS = /"[/]/u

/** The same from 0 to 1 each time the bench runs. */
const chances = (): (() => number) => {
  const dice = tycheiKit.open(tycheiKit.seed('search'))
  return () => dice.int(0, 2 ** 30) / 2 ** 30
}
