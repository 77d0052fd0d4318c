/** How much the server takes, against Hono alone on the same machine, and whether its memory grows. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AUDIENCE_ENDPOINT } from '../../site/audience/endpoint.ts'
import { CONTACT_ENDPOINT } from '../../site/contact/endpoint.ts'
import { portOf, run, ROOT, type Program } from '../server/program.ts'
import { newMessage } from '../support/message.ts'
import { BROWSER, REPORT } from '../support/report.ts'
import { builtSite } from './build.ts'
import { KEPT } from './bare-paths.ts'
import { load, type Asked, type Rate } from './http-load.ts'
import { median, printTable } from './table.ts'

const VISITORS = 50
const PAGE = '/faq'

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '5' },
      reuse: { type: 'boolean', default: false },
    },
  })
  const dist = await builtSite(values.reuse)
  const folder = mkdtempSync(join(tmpdir(), 'opale-bench-'))
  const limits = { MESSAGES_PER_ADDRESS: '999999999', MESSAGES_PER_HOUR: '999999999' }
  const env = { ...limits, DATABASE_URL: join(folder, 'desk.db'), PORT: '0', HOST: '127.0.0.1' }
  await run([join(dist, 'server/desk.js'), 'audience', 'on'], env).ended
  const site = run([join(dist, 'server/server.js')], env)
  const page = join(dist, `client${PAGE}.html.br`)
  const bare = run([
    '--import',
    'tsx',
    join(ROOT, 'spec/bench/bare-hono.ts'),
    page,
    join(folder, 'bare.db'),
  ])
  try {
    const ports = [await portIn(site), await portIn(bare)] as const
    await compare(ports, Number(values.rounds))
    await watchMemory(site, ports[0], Number(values.seconds))
  } finally {
    for (const program of [site, bare]) program.kill('SIGTERM')
    await Promise.all([site.ended, bare.ended])
    rmSync(folder, { recursive: true })
  }
  return true
}

const portIn = async (program: Program): Promise<number> => portOf(await program.says('\n'))

const browser = { 'user-agent': BROWSER, accept: 'text/html' }
const KINDS = {
  'a page': () => ({
    method: 'GET',
    path: PAGE,
    headers: { ...browser, 'accept-encoding': 'br' },
  }),
  'a message': () => ({
    method: 'POST',
    path: CONTACT_ENDPOINT,
    headers: { ...browser, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(newMessage()),
  }),
} satisfies Readonly<Record<string, () => Asked>>

/** What is asked of the site, and of bare Hono. */
const COMPARED: Readonly<Record<string, readonly [site: () => Asked, bare: () => Asked]>> = {
  'a page': [KINDS['a page'], KINDS['a page']],
  'a message': [KINDS['a message'], KINDS['a message']],
  // The disk is as slow for both.
  'a message, both keep it': [KINDS['a message'], () => ({ ...KINDS['a message'](), path: KEPT })],
}
const visit = (): Asked => ({
  method: 'POST',
  path: AUDIENCE_ENDPOINT,
  headers: { ...browser, 'content-type': 'text/plain' },
  body: JSON.stringify({ ...REPORT, views: [[PAGE, 'fr']], reads: [] }),
})

/** One after the other, in turns: what slows the machine down slows both. */
const compare = async ([site, bare]: readonly [number, number], rounds: number): Promise<void> => {
  const rows = []
  for (const [name, [toSite, toBare]] of Object.entries(COMPARED)) {
    const rates: { site: Rate[]; bare: Rate[] } = { site: [], bare: [] }
    const options = { visitors: VISITORS, ms: 2000 }
    await load(site, toSite, { ...options, ms: 500 })
    await load(bare, toBare, { ...options, ms: 500 })
    for (let round = 0; round < rounds; round += 1) {
      rates.site.push(await load(site, toSite, options))
      rates.bare.push(await load(bare, toBare, options))
    }
    const [own, least] = [rates.site, rates.bare].map((all) => ({
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      p99: median(all.map(({ p99 }) => p99)),
    })) as [Rate, Rate]
    rows.push([
      name,
      { value: own.perSecond },
      { value: least.perSecond },
      { value: own.perSecond / least.perSecond, digits: 2 },
      { value: own.p99, digits: 1 },
      { value: least.p99, digits: 1 },
    ])
  }
  const head = ['', 'a second', 'bare Hono', 'ratio', 'p99 ms', 'bare p99']
  printTable(`Requests, ${VISITORS} visitors at once (medians of ${rounds} rounds)`, head, rows)
}

/** Pages, messages and visits in turn; an eighth of the time is left out, while it warms up. */
const watchMemory = async (program: Program, port: number, seconds: number): Promise<void> => {
  const kinds = Object.values(KINDS)
  let turn = 0
  const next = () => {
    turn += 1
    // All come from one address, which has so many reports an hour.
    return turn % 3 === 0 && turn < 1500 ? visit() : kinds[turn % kinds.length]!()
  }
  const samples: number[] = []
  const step = (seconds * 1000) / 16
  for (let at = 0; at < 16; at += 1) {
    await load(port, next, { visitors: 10, ms: step })
    samples.push(megabytesOf(program.pid))
  }
  const settled = samples.slice(2)
  const half = settled.length / 2
  const [first, last] = [settled.slice(0, half), settled.slice(half)].map(median) as [
    number,
    number,
  ]
  printTable(
    `Memory over ${seconds} s of load, in MB`,
    ['first half', 'second half', 'growth'],
    [[{ value: first }, { value: last }, { value: last - first, digits: 1 }]],
  )
}

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
