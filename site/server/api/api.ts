import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { EMPTY } from '../../contact/fields.ts'
import { languageOf } from '../../routes/language.ts'
import { pageAnswer } from '../messages/answer-page.ts'
import { problem } from './problem.ts'

/** Adds routes below `/api`, of any method: `(api) => api.post('/contact', …)`. */
export type ApiRoutes = (api: Hono) => unknown

/** No form is longer; a route that takes files sets a limit of its own. */
export const BODY_LIMIT = 64 * 1024

/**
 * Whatever is below `/api`: never a page, kept by no cache unless the route says so. Errors are
 * problems in JSON: 404, 405 with `Allow`, 413, and what a route throws as `HTTPException`.
 */
export const createApi = (
  routes: ApiRoutes | undefined,
  report: (error: Error, request: Request) => void,
): Hono => {
  const api = new Hono()
  api.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (_, methods) => problem(405, { headers: { allow: methods.join(', ') } }),
    }),
  )
  api.use(bodyLimit({ maxSize: BODY_LIMIT, onError: tooLong }))
  routes?.(api)
  api.all('*', () => problem(404))
  api.onError((error, { req: { raw } }) => {
    if (error instanceof HTTPException && error.status < 500)
      return problem(error.status, { detail: error.message })
    report(error, raw)
    return problem(500)
  })
  return api
}

/** A form that left without a script is read by a person. */
const tooLong = ({ req }: Context): Response | Promise<Response> => {
  if (!req.header('accept')?.includes('text/html')) return problem(413)
  const language = languageOf('/', new URL(req.url).searchParams)
  return pageAnswer({ status: 413 }, { language, fields: EMPTY })
}
