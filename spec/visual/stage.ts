/** One page of the browser that shows story after story, without being loaded for each. */
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext } from 'playwright-core'
import { launch } from '../support/browser.ts'
import type { Size } from './matrix.ts'
import type { Agent, Planned } from './page/agent.ts'
import { scriptOf } from './script.ts'

export interface Stage {
  /** What each story pins. @throws what a file of stories threw */
  readonly plan: (ids: readonly string[]) => Promise<readonly Planned[]>
  /** @returns the picture as PNG @throws what the story threw */
  readonly shoot: (id: string, theme: string, size: Size) => Promise<Buffer>
  /** The theme that stories are shown in: to begin with it spares a change. */
  readonly theme: () => string | undefined
  /** Forgets everything, as if it had just been opened. */
  readonly reload: () => Promise<void>
}

/** The same pixels on every machine, whatever its processor can; and no network. */
const SWITCHES = [
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

export const openBrowser = (): Promise<Browser> => launch(SWITCHES)

/** A context for each: what one story keeps would change another that is shown meanwhile. */
const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    // By that name Storybook ends animations at once, and `.storybook/still.ts` stops the clock.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  const agent = fileURLToPath(new URL('page/agent.ts', import.meta.url))
  await context.addInitScript({ content: await scriptOf(agent) })
  return context
}

export const openStage = async (browser: Browser, origin: string): Promise<Stage> => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let size: Size | undefined
  let theme: string | undefined
  const reload = async () => {
    theme = undefined
    // Axe has looked at every story elsewhere.
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true;theme:dark`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  }
  await reload()
  return {
    reload,
    theme: () => theme,
    plan: (ids) => page.evaluate((all) => visualAgent.plan(all), ids),
    shoot: async (id, wanted, { width, height }) => {
      if (width !== size?.width || height !== size.height)
        await page.setViewportSize({ width, height })
      size = { width, height }
      theme = await soon(
        id,
        page.evaluate(([story, next]) => visualAgent.show(story, next), [id, wanted] as const),
      )
      const frame = await soon(
        id,
        page.evaluate(() => visualAgent.settle()),
      )
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        clip: { ...frame, scale: 1 },
        captureBeyondViewport: frame.width > width || frame.height > height,
        optimizeForSpeed: true,
      })
      return Buffer.from(data, 'base64')
    },
  }
}

declare const visualAgent: Agent

/** Stories wait for things that may never come. */
const soon = async <T>(id: string, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${id} was not ready in ${PATIENCE / 1000} s`)),
      PATIENCE,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
const PATIENCE = 30_000
