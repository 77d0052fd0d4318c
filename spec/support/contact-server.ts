/** Who takes messages, as the page and the server agreed: in this process, and over HTTP. */
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { CONTACT_ENDPOINT } from '../../site/contact/endpoint.ts'
import {
  contactMessage,
  isTrapped,
  refusalOf,
  type ContactMessage,
} from '../../site/contact/schema.ts'
import { createApi } from '../../site/server/api/api.ts'
import { listen, type Listening } from '../../site/server/node.ts'

export interface ContactServer {
  /** Every message that was kept, in the order of coming; a trapped one is not among them. */
  readonly kept: ContactMessage[]
  /** How often somebody asked, answered or not. */
  readonly asked: () => number
  /** Answers from now on, at another port each time. */
  readonly up: () => Promise<void>
  /** The next message arrives, and what is answered does not. */
  readonly loseAnswer: () => void
  /** Whoever asks finds nobody, as when a server is stopped. */
  readonly down: () => Promise<void>
}

/** What this page sends to the endpoint goes to a server of the test's own, which is down at first. */
export const contactServer = async (page: Page): Promise<ContactServer> => {
  const kept: ContactMessage[] = []
  const api = createApi(
    (routes) =>
      routes.post('/messages', async (context) => {
        const read = contactMessage.safeParse(await context.req.json())
        const problems = read.error && refusalOf(read.error)
        if (problems) return context.json({ status: 422, problems }, 422)
        if (!read.success) return context.json({ status: 400 }, 400)
        const { data } = read
        const known = kept.findIndex(({ id }) => id === data.id)
        if (known === -1 && !isTrapped(data)) kept.push(data)
        const number = known === -1 ? kept.length : known + 1
        return context.json({ reference: `TEST-${String(number).padStart(4, '0')}` }, 201)
      }),
    (error) => {
      throw error
    },
  )
  const app = new Hono().route('/api', api)
  let server: Listening | undefined
  let asked = 0
  let loses = false
  await page.route(`**${CONTACT_ENDPOINT}`, async (route) => {
    asked += 1
    if (server === undefined) return route.abort('connectionrefused')
    const response = await route.fetch({
      url: `http://127.0.0.1:${server.port}${CONTACT_ENDPOINT}`,
    })
    if (!loses) return route.fulfill({ response })
    loses = false
    await route.abort('connectionreset')
  })
  return {
    kept,
    asked: () => asked,
    up: async () => {
      server = await listen(app, { port: 0, host: '127.0.0.1' })
    },
    loseAnswer: () => {
      loses = true
    },
    down: async () => {
      await server?.stop()
      server = undefined
    },
  }
}
