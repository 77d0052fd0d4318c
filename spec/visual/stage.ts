/** One page of the browser that shows story after story, without being loaded for each. */
import type { Browser, BrowserContext } from 'playwright-core'
import { launch } from '../support/browser.ts'
import { PLAIN, type Size } from './matrix.ts'
import type { Agent, Planned } from './page/agent.ts'
import { scriptOf } from './script.ts'
import type { Settings } from './settings.ts'

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

export const openBrowser = ({ browser }: Settings): Promise<Browser> => launch(SWITCHES, browser)

/** A context for each: what one story keeps would change another that is shown meanwhile. */
const openContext = async (
  browser: Browser,
  { colorScheme, locale, timezone }: Settings,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    // By that name Storybook ends animations at once.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme,
    locale,
    timezoneId: timezone,
  })
  await context.addInitScript({ content: await scriptOf('page/agent.ts') })
  return context
}

export const openStage = async (
  browser: Browser,
  origin: string,
  settings: Settings,
): Promise<Stage> => {
  const {
    global,
    themes: [first],
  } = settings
  const context = await openContext(browser, settings)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let size: Size | undefined
  let theme: string | undefined
  const reload = async () => {
    theme = undefined
    // Axe has looked at every story elsewhere.
    const globals = ['a11y.manual:!true', ...(first === undefined ? [] : [`${global}:${first}`])]
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=${globals.join(';')}`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  }
  await reload()
  return {
    reload,
    theme: () => theme,
    plan: (ids) =>
      page.evaluate(([all, name]) => visualAgent.plan(all, name), [ids, global] as const),
    shoot: async (id, wanted, { width, height }) => {
      if (width !== size?.width || height !== size.height)
        await page.setViewportSize({ width, height })
      size = { width, height }
      const set = wanted === PLAIN ? undefined : { name: global, value: wanted }
      theme = await soon(
        id,
        page.evaluate(([story, next]) => visualAgent.show(story, next), [id, set] as const),
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
