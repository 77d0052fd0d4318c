/** The owner's area, fetched when somebody first asks for it: a server that takes messages needs none of it. */
import type { Handler, Hono } from 'hono'
import { INBOX } from '../../desk/addresses.ts'
import type { AdminOptions } from './area.ts'

/** @param sheet address of the area's style sheet */
export type AdminRoutes = (app: Hono, sheet: string) => void

export const adminOf =
  (options: AdminOptions): AdminRoutes =>
  (app, sheet) => {
    let loaded: Promise<Hono> | undefined
    const load = async (): Promise<Hono> => {
      const { createAdmin } = await import('./admin.ts')
      return createAdmin(options, sheet)
    }
    const answer: Handler = async ({ req, env }) => (await (loaded ??= load())).fetch(req.raw, env)
    app.all(INBOX, answer)
    app.all(`${INBOX}/*`, answer)
  }
