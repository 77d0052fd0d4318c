/** One life, several tabs: no action is lost, none counts twice. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SAVE_KEYS, type Input } from '#engine'
import { corner, engine, kept, met, her } from './support/companion.ts'
import { open, visiting } from './support/visit.ts'

const all = process.env['VERIFY'] === '1'
const ACTIONS = all ? 500 : 100
const KILLS = all ? 100 : 6

const cuddle = (page: Page) => corner(page).getByRole('button', { name: 'Câliner' })

/** A tab in which she can be cuddled. */
const meet = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await open(page, '/faq')
  await met(page)
  await her(page).click()
  await cuddle(page).waitFor()
  return page
}

/** Clicks as a hand does, without waiting for anything. */
const click = (page: Page): Promise<void> =>
  cuddle(page).evaluate((button) => (button as HTMLElement).click())

const interactions = async (page: Page) => (await kept(page))?.pet.progress.totalInteractions ?? 0

/** Hears all that the tabs tell each other: a life from its beginning, command by command. */
const listen = async (page: Page) => {
  await page.evaluate((name) => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    new BroadcastChannel(name).addEventListener('message', ({ data }) => told.push(data))
  }, `opale-life ${SAVE_KEYS.B}`)
  return () => page.evaluate(() => (globalThis as unknown as { told: readonly Told[] }).told)
}
type Told =
  | { readonly type: 'state'; readonly state: string }
  | { readonly type: 'news'; readonly news: Input<'B'> & { readonly seq: number } }

/** The life that those who listen have seen: each command once, and in its turn. */
const replay = (heard: readonly Told[]) => {
  const born = heard.find((message) => message.type === 'state')!
  let life = engine.save.decode(born.state, engine.create({ seed: '', at: 0 })).snapshot
  for (const message of heard) {
    if (message.type !== 'news') continue
    expect(message.news.seq).toBe(life.seq + 1)
    life = engine.step(life, message.news).next
  }
  return life
}

describe('two tabs', () => {
  test(
    'actions alternately, tabs closed and reopened: the end is the replay of all of them',
    visiting(async ({ context, page }) => {
      await page.goto('/robots.txt')
      const told = await listen(page)
      const tabs = [await meet(context), await meet(context)]
      const chance = dice(7)
      for (let i = 1; i <= ACTIONS; i++) {
        const which = i % 2
        await click(tabs[which]!)
        await expect
          .poll(() => interactions(tabs[which]!), { timeout: 20_000, interval: 5 })
          .toBe(i)
        if (chance() < 0.02) {
          const close = chance() < 0.5 ? 0 : 1
          await tabs[close]!.close()
          tabs[close] = await meet(context)
        }
      }
      // What one tab writes and tells reaches each of the others in its own time.
      await expect
        .poll(async () => {
          const lives = [await kept(tabs[0]!), await kept(tabs[1]!), replay(await told())]
          return new Set(lives.map((life) => engine.hash(life!))).size
        })
        .toBe(1)
    }),
    240_000,
  )

  test(
    'three act at once: every action counts, and all show the same',
    visiting(async ({ context }) => {
      const tabs = [await meet(context), await meet(context), await meet(context)]
      for (let i = 0; i < 10; i++) await Promise.all(tabs.map(click))
      for (const tab of tabs)
        await expect.poll(() => interactions(tab), { timeout: 20_000 }).toBe(30)
    }),
    120_000,
  )

  test(
    'the tab that leads dies: the other goes on from its last action',
    visiting(async ({ context }) => {
      const [one, two] = [await meet(context), await meet(context)]
      for (let i = 1; i <= 5; i++) {
        await click(one)
        await expect.poll(() => interactions(one)).toBe(i)
      }
      await crash(one)
      await click(two)
      await expect.poll(() => interactions(two), { timeout: 20_000 }).toBe(6)
    }),
    120_000,
  )
})

describe('a page that is killed', () => {
  test(
    'has kept every action that it had shown as done',
    visiting(async ({ context }) => {
      let done = 0
      for (let life = 0; life < KILLS; life++) {
        const page = await meet(context)
        await expect.poll(() => interactions(page)).toBe(done)
        for (let i = 0; i <= life % 3; i++) await click(page)
        done += 1 + (life % 3)
        await expect.poll(() => interactions(page)).toBe(done)
        await crash(page)
      }
    }),
    900_000,
  )
})

/** The page's process dies: nothing of it runs any more, not even what runs when a page goes. */
const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
