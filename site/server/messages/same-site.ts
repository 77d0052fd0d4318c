import type { MiddlewareHandler } from 'hono'
import { problem } from '../api/problem.ts'

/** Another site's page may not send its visitors' browsers here. Browsers say whose page it was. */
export const refuseOtherSites: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header('sec-fetch-site')
  if (site === 'cross-site') return problem(403)
  await next()
  return undefined
}
