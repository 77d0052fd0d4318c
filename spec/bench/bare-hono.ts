/** The least that can answer: Hono alone, a page from memory, a message that is read and forgotten. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const [page = ''] = process.argv.slice(2)
const bytes = readFileSync(page)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': String(bytes.length),
}
const app = new Hono()
app.get('*', () => new Response(bytes, { headers }))
app.post('*', async ({ req }) => {
  await req.json()
  return Response.json({ reference: 'AAAA-AAAA' }, { status: 201 })
})
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () =>
  console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
