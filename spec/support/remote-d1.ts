import type { Miniflare } from 'miniflare'
import type { D1Database } from '../../site/server/store/d1-store.ts'

/** The platform behaves as it did on that day. */
export const COMPATIBLE = '2026-03-01'

const HOST = 'd1.example'

/** Stands beside whatever is tried: it asks the platform's own database what a test asks. */
export const D1_WORKER = {
  name: 'd1',
  modules: true,
  compatibilityDate: COMPATIBLE,
  d1Databases: { DB: 'DB' },
  routes: [`${HOST}/*`],
  script: `export default {
    async fetch(request, { DB }) {
      const statements = await request.json()
      try {
        const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
        return Response.json(await DB.batch(prepared))
      } catch (error) {
        return new Response(error.message, { status: 500 })
      }
    },
  }`,
}

/**
 * The database behind {@link D1_WORKER}, asked over HTTP. The stand-in's own proxy blocks the thread
 * for every statement, and on a busy machine takes one answer for another from then on.
 */
export const remoteD1 = (workerd: Miniflare): D1Database => ({
  prepare: (sql) => prepared(sql, []),
  batch: async (statements) => {
    const body = JSON.stringify(statements)
    const answer = await workerd.dispatchFetch(`http://${HOST}/`, { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Awaited<ReturnType<D1Database['batch']>>
  },
})

interface Prepared {
  readonly sql: string
  readonly values: readonly unknown[]
  bind(...values: readonly unknown[]): Prepared
}

const prepared = (sql: string, values: readonly unknown[]): Prepared => ({
  sql,
  values,
  bind: (...given) => prepared(sql, given),
})
