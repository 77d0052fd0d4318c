/** Stands in for a provider of mail that is asked over HTTP. */
import { Hono } from 'hono'
import { listen } from '../../site/server/node.ts'

export interface SentMail {
  readonly key: string
  readonly body: Readonly<Record<string, unknown>>
}

export const mailApi = async (token: string) => {
  const sent: SentMail[] = []
  let status = 200
  const app = new Hono()
  app.post('/emails', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${token}`) return context.text('', 401)
    // As a provider does that reads no other kind of body.
    if (context.req.header('content-type') !== 'application/json') return context.text('', 415)
    if (status !== 200) return context.text('refused: camille@exemple.fr', status as 503)
    sent.push({ key: context.req.header('idempotency-key') ?? '', body: await context.req.json() })
    return context.json({ id: 'x' })
  })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${server.port}/emails`,
    sent,
    /** What it answers from now on. */
    answer: (next: number) => {
      status = next
    },
    stop: () => server.stop(),
  }
}
