import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { languageOf, type Language } from '../routes/language.ts'
import { createApi, type ApiRoutes } from './api/api.ts'
import type { AssetStore } from './asset-store.ts'
import { ALWAYS_ASK, cacheFor } from './cache-control.ts'
import { errorResponse } from './error-response.ts'
import type { PageFile, SiteManifest } from './manifest.ts'
import { decodedPath, targetError } from './request-target.ts'
import { resolve } from './resolve.ts'
import { isSecure } from './secure-request.ts'
import { NOTHING, policyFor, securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts'
import { sendAsset } from './send-asset.ts'

export interface AppOptions {
  readonly manifest: SiteManifest
  readonly assets: AssetStore
  /** What answers below `/api`; without it all of that is not found. */
  readonly api?: ApiRoutes
  /** What the owner's machines ask, beside the site. */
  readonly operations?: (app: Hono) => unknown
  /** What answers below `/admin`; without it nothing does. */
  readonly admin?: (app: Hono) => unknown
  /** Believe `x-forwarded-proto`: only behind a proxy that sets it. */
  readonly trustProxy?: boolean
  /** Told of every error that led to a 500, which the visitor is not. */
  readonly report?: (error: Error, request: Request) => void
}

/** The whole site as one fetch handler, free of Node: it knows its manifest, its files, its routes. */
export const createApp = ({
  manifest,
  assets,
  api,
  operations,
  admin,
  trustProxy = false,
  report = () => {},
}: AppOptions): Hono => {
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    protect(context, trustProxy)
  })
  app.use(refuseBadTargets)
  operations?.(app)
  admin?.(app)
  app.route('/api', createApi(api, report))

  app.get('*', notModified, async ({ req: { raw } }) => {
    const { url, path } = read(raw)
    const found = resolve(manifest, path, url.search)
    if (found?.kind === 'moved') return move(found.to, found.status)
    if (found) return sendPage(raw, found.page, found.language)
    return (await sendFile(raw, path)) ?? notFound(raw, url, path)
  })

  app.all('*', () => errorResponse(405, { allow: 'GET, HEAD' }))

  app.onError(async (error, { req: { raw } }) => {
    report(error, raw)
    const { url, path } = read(raw)
    const language = languageOf(path, url.searchParams)
    try {
      return await sendPage(raw, manifest.errors[500][language], language, 500)
    } catch {
      // The page itself may be what cannot be read.
      return errorResponse(500)
    }
  })

  const sendPage = async (
    request: Request,
    page: PageFile,
    language: Language,
    status: 200 | 404 | 500 = page.status ?? 200,
  ): Promise<Response> => {
    const asset = assets.find(`/${page.file}`)
    const headers = {
      'cache-control': ALWAYS_ASK,
      'content-language': language,
      'content-security-policy': manifest.policies[page.policy] ?? NOTHING,
      vary: 'accept-encoding',
    }
    const response = asset && (await sendAsset(assets, request, { asset, headers, status }))
    if (!response) throw new Error(`${page.file} is listed in the manifest but cannot be read`)
    return response
  }

  const sendFile = async (request: Request, path: string): Promise<Response | undefined> => {
    const asset = assets.find(path)
    // Pages answer at their address alone, with their own policy.
    if (!asset || asset.type.startsWith('text/html')) return undefined
    const headers = { 'cache-control': cacheFor(path), 'content-security-policy': policyFor(path) }
    return sendAsset(assets, request, { asset, headers })
  }

  const notFound = (request: Request, url: URL, path: string): Response | Promise<Response> => {
    if (ASSET_LIKE.test(path) && !path.endsWith('.html')) return errorResponse(404)
    const language = languageOf(path, url.searchParams)
    return sendPage(request, manifest.errors[404][language], language, 404)
  }

  return app
}

/** Answers 304 where the tag is known. A browser replaces the headers it stored by those that come. */
const notModified = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-language', 'content-security-policy'],
})

const refuseBadTargets: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const { pathname, search } = new URL(raw.url)
  const status = targetError(pathname + search)
  if (status) return errorResponse(status)
  await next()
  return undefined
}

/** Addresses of files: a missing picture or script is answered in one line, not with a page. */
const ASSET_LIKE = /^\/(?:assets|data)\/|\.[a-z\d]+$/iu

const read = (request: Request) => {
  const url = new URL(request.url)
  // A decoded `%2F` would look like a separator of the path: leave such a path as it is.
  const path = /%2f/iu.test(url.pathname) ? url.pathname : (decodedPath(url.pathname) ?? '/')
  return { url, path }
}

const move = (location: string, status: 307 | 308): Response =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': status === 307 ? ALWAYS_ASK : 'public, max-age=3600' },
  })

const protect = (context: Context, trustProxy: boolean): void => {
  const { headers } = context.res
  const own = securityHeaders(headers.get('content-type') ?? '')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING)
  if (isSecure(context.req.raw, trustProxy))
    headers.set('strict-transport-security', TRANSPORT_SECURITY)
}
