/** How the studio bears a flow of a thousand nodes, beside an empty canvas. */
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import { launch } from '../support/browser.ts'
import { builtSite, serve } from './build.ts'
import { median, printTable, type Cell } from './table.ts'

const NODES = 1000
const FRAMES = 90
const KEYS = 30
/** Milliseconds of the main thread. */
const MOST = { open: 1000, frame: 8, key: 50 }

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: { reuse: { type: 'boolean', default: false } },
  })
  const site = await serve(await builtSite(values.reuse))
  const browser = await launch()
  try {
    const of = async (flow: object) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const figures = await figuresOf(page, `${site.origin}/workflow-studio`, flow)
      await context.close()
      return figures
    }
    const empty = await of(chainOf(1))
    const full = await of(chainOf(NODES))
    return printTable(
      `A flow of ${NODES} nodes, ms of the main thread`,
      ['what', 'one node', `${NODES} nodes`],
      [
        ['opening, from the press to the drawing', ...pair(empty.open, full.open, MOST.open)],
        ['script of a frame while panning', ...pair(empty.pan, full.pan, MOST.frame)],
        ['script of a frame while zooming', ...pair(empty.zoom, full.zoom, MOST.frame)],
        ['a key in a field, median', ...pair(median(empty.keys), median(full.keys), MOST.key)],
        ['a key in a field, the slowest', ...pair(most(empty.keys), most(full.keys), MOST.key)],
      ],
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

const pair = (beside: number, value: number, limit: number): readonly Cell[] => [
  { value: beside, digits: 1 },
  { value, most: limit, digits: 1 },
]

const most = (times: readonly number[]): number => Math.max(...times)

interface Figures {
  readonly open: number
  readonly pan: number
  readonly zoom: number
  readonly keys: readonly number[]
}

const figuresOf = async (page: Page, address: string, flow: object): Promise<Figures> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  const text = page.getByRole('textbox', { name: 'JSON copié depuis n8n' })
  await text.fill(JSON.stringify(flow))
  const open = await spent(session, 'TaskDuration', async () => {
    await page.getByRole('button', { name: 'Ouvrir' }).click()
    await page.locator('.react-flow__node').first().waitFor({ timeout: 120_000 })
    await settled(page)
  })
  const box = (await page.getByRole('application').boundingBox())!
  const middle = [box.x + box.width / 2, box.y + box.height / 3] as const
  const pan = await spent(session, 'ScriptDuration', () => panned(page, middle))
  const zoom = await spent(session, 'ScriptDuration', () => zoomed(page, middle))
  return { open, pan: pan / FRAMES, zoom: zoom / FRAMES, keys: await typed(page, session) }
}

/** Time of the processor, not of the clock: another's work on this machine is none of the studio's. */
const spent = async (
  session: CDPSession,
  what: 'TaskDuration' | 'ScriptDuration',
  act: () => Promise<void>,
): Promise<number> => {
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === what)?.value ?? NaN) * 1000
  }
  const before = await now()
  await act()
  return (await now()) - before
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

type Spot = readonly [x: number, y: number]

/** A drag of the empty sheet, one step a frame, out and back. */
const panned = async (page: Page, [x, y]: Spot): Promise<void> => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    const turn = (2 * Math.PI * frame) / FRAMES
    await page.mouse.move(x + 300 * Math.sin(turn), y + 60 * Math.sin(2 * turn))
    await settled(page)
  }
  await page.mouse.up()
}

/** In and out by the wheel, one notch a frame. */
const zoomed = async (page: Page, [x, y]: Spot): Promise<void> => {
  await page.mouse.move(x, y)
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.mouse.wheel(0, frame % 30 < 15 ? 60 : -60)
    await settled(page)
  }
}

const typed = async (page: Page, session: CDPSession): Promise<readonly number[]> => {
  await page.locator('.react-flow__node').first().dblclick()
  const field = page.getByRole('textbox', { name: 'Nom', exact: true })
  await field.click()
  const times: number[] = []
  for (let key = 0; key < KEYS; key += 1)
    times.push(
      await spent(session, 'TaskDuration', async () => {
        await page.keyboard.type('x')
        await settled(page)
      }),
    )
  return times
}

/** Rows of forty, each step quoting the one before it. */
const chainOf = (count: number) => {
  const name = (at: number) => `Étape ${at + 1}`
  return {
    name: `${count} étapes`,
    nodes: Array.from({ length: count }, (_, at) => ({
      name: name(at),
      type: at === 0 ? 'n8n-nodes-base.manualTrigger' : 'n8n-nodes-base.set',
      typeVersion: at === 0 ? 1 : 3.4,
      position: [(at % 40) * 240, Math.floor(at / 40) * 208],
      parameters:
        at === 0
          ? {}
          : {
              assignments: {
                assignments: [
                  {
                    id: '1',
                    name: 'n',
                    type: 'string',
                    value: `={{ $('${name(at - 1)}').item.json.n }}`,
                  },
                ],
              },
              options: {},
            },
    })),
    connections: Object.fromEntries(
      Array.from({ length: count - 1 }, (_, at) => [
        name(at),
        { main: [[{ node: name(at + 1), type: 'main', index: 0 }]] },
      ]),
    ),
  }
}
