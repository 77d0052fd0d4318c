/** How soon the lab shows any one of ten thousand commands. */
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { launch } from '../support/browser.ts'
import { momentAt } from '../../site/pages/lab/run/moment.ts'
import { lengthOf, play } from '../../site/pages/lab/run/run.ts'
import { readScript } from '../../site/pages/lab/script/script.ts'
import { builtSite, serve } from './build.ts'
import { median, printTable, type Cell } from './table.ts'

/** A life that has everything: levels, things, refusals, rests. */
const SCRIPT = '3000 x +4s feed\n4000 x +30s explore\n3000 x +1min cuddle'
const COMMANDS = 10_000
const JUMPS = 60
/** Milliseconds, the slowest jump but a few. */
const MOST = 50

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: { reuse: { type: 'boolean', default: false } },
  })
  const site = await serve(await builtSite(values.reuse))
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.origin}/debug-opale`)
    await load(page)
    return printTable(
      `A jump among ${COMMANDS} commands, ms of processor, of ${JUMPS} jumps`,
      HEAD,
      [
        row('the state, its draws and what changed', states()),
        row('on the page, from the slider to the picture', await jumps(page)),
      ],
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

const HEAD = ['what', 'median', '95 of 100', 'slowest']

const row = (name: string, times: readonly number[]): Cell[] => {
  const sorted = times.toSorted((a, b) => a - b)
  return [
    name,
    { value: median(times), digits: 1 },
    { value: sorted[Math.floor(0.95 * sorted.length)] ?? NaN, most: MOST, digits: 1 },
    { value: sorted.at(-1) ?? NaN, digits: 1 },
  ]
}

/** Here and there, never twice the same, never the neighbour. */
const places = Array.from({ length: JUMPS }, (_, jump) => 1 + ((jump * 6007) % COMMANDS))

/** Time of the processor, not of the clock: another's work on this machine is none of hers. */
const states = (): readonly number[] => {
  const script = readScript(SCRIPT, 'B')
  if (!('inputs' in script)) throw new Error(`line ${script.line} of the script cannot be read`)
  const run = play({
    format: 'opale-scenario/1',
    reading: 'B',
    extensions: true,
    seed: 'a bench',
    start: 0,
    inputs: script.inputs,
  })
  if (lengthOf(run) !== COMMANDS) throw new Error(`the run has ${lengthOf(run)} commands`)
  return places.map((seq) => {
    const start = process.cpuUsage()
    momentAt(run, seq)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
}

const load = async (page: Page): Promise<void> => {
  const area = page.getByRole('textbox', { name: 'Commandes de l’exécution' })
  await page.getByRole('slider', { name: /Position/u }).waitFor()
  await page.locator('summary', { hasText: 'Script' }).click()
  await area.fill(SCRIPT)
  await page.getByRole('button', { name: 'Rejouer ce script' }).click()
  await page.getByRole('heading', { level: 2, name: /^10.000 / }).waitFor({ timeout: 120_000 })
}

/** The main thread's work from the slider's event until the frame that shows the command. */
const jumps = async (page: Page): Promise<readonly number[]> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
  }
  const times: number[] = []
  for (const seq of places) {
    const before = await busy()
    await page.evaluate(jump, seq)
    times.push((await busy()) - before)
  }
  return times
}

const jump = async (seq: number): Promise<void> => {
  const slider = document.querySelector<HTMLInputElement>('input[type=range]')!
  // Called on the slider, as React's own setter is not.
  // oxlint-disable-next-line typescript/unbound-method
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  const shown = new RegExp(`^${String(seq).replace(/\B(?=\d{3}$)/u, '\\s?')} `, 'u')
  set!.call(slider, String(seq))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  while (![...document.querySelectorAll('h2')].some((one) => shown.test(one.textContent)))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
