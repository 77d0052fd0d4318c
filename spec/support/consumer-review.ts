/** The visual review in another project: its command, and its panel in the Storybook of that project. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { launch } from './browser.ts'

export interface Said {
  readonly code: number | null
  readonly out: string
}

const COMMAND = 'node_modules/.bin/opale-visual'

/** What `npx opale-visual` says there. */
export const review = async (project: string, ...args: readonly string[]): Promise<Said> => {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(join(project, COMMAND), args, { cwd: project, env })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => (out += String(piece)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out }
}

/** Opens the Storybook of the project as who works on it does, and accepts all that its panel shows. */
export const acceptInPanel = async (project: string): Promise<string> => {
  const { NODE_ENV: _, ...env } = process.env
  const program = join(project, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['dev', '--ci', '--no-open', '--port', String(PORT), '--exact-port']
  const server = spawn(process.execPath, [program, ...options], { cwd: project, env })
  const browser = await launch()
  try {
    await answers(`${ORIGIN}/visual-review/status`)
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    await page.goto(`${ORIGIN}/?path=/story/chip--plain`)
    await page.getByRole('tab', { name: /^Visual/u }).click({ timeout: PATIENCE })
    const said = page.locator('output')
    const before = await said.filter({ hasText: 'to review' }).innerText()
    await page.getByRole('button', { name: 'Accept everything' }).click()
    await page.getByRole('button', { name: /Once more to accept all/u }).click()
    await said.filter({ hasText: 'Everything is as accepted' }).waitFor({ timeout: PATIENCE })
    return before
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'close')
  }
}

const PORT = 6123
const ORIGIN = `http://localhost:${PORT}`
const PATIENCE = 120_000

const answers = async (address: string): Promise<void> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > end) throw new Error(`${address} does not answer`)
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
  }
}
