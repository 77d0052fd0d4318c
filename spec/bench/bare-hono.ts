/**
 * The least that can answer: Hono alone, a page from memory, a message that is read and forgotten, or
 * written into a file as it came.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { fileStore } from '../../site/server/store/file-store.ts'
import { KEPT } from './bare-paths.ts'

const [page = '', file = ''] = process.argv.slice(2)
const bytes = readFileSync(page)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': String(bytes.length),
}
const app = new Hono()
app.get('*', () => new Response(bytes, { headers }))
const store = await fileStore(file)
await store.execute({ sql: 'create table message (text text not null) strict' })
app.post(KEPT, async ({ req }) => {
  const sql = 'insert into message (text) values (?1)'
  await store.execute({ sql, args: [JSON.stringify(await req.json())] })
  return Response.json({ reference: 'AAAA-AAAA' }, { status: 201 })
})
app.post('*', async ({ req }) => {
  await req.json()
  return Response.json({ reference: 'AAAA-AAAA' }, { status: 201 })
})
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () =>
  console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
