import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { MEASURED } from '../audience/endpoint.ts'
import { dataAddress } from '../routes/address.ts'
import { languageOf, type Language } from '../routes/language.ts'
import { createApi, type ApiRoutes } from './api/api.ts'
import type { AssetStore } from './asset-store.ts'
import { ALWAYS_ASK, cacheFor } from './cache-control.ts'
import { errorResponse } from './error-response.ts'
import type { PageFile, SiteManifest } from './manifest.ts'
import { templatesForN8n } from './n8n/templates.ts'
import { decodedPath, targetError } from './request-target.ts'
import { resolve } from './resolve.ts'
import { isSecure } from './secure-request.ts'
import {
  NOTHING,
  policyFor,
  securityHeaders,
  sharedHeaders,
  TRANSPORT_SECURITY,
} from './security-headers.ts'
import { sendAsset } from './send-asset.ts'

export interface AppOptions {
  readonly manifest: SiteManifest
  readonly assets: AssetStore
  /** What answers below `/api`; without it all of that is not found. */
  readonly api?: ApiRoutes
  /** What the owner's machines ask, beside the site. */
  readonly operations?: (app: Hono) => unknown
  /** What answers below `/admin`, in the style that the build made for it; without it nothing does. */
  readonly admin?: (app: Hono, sheet: string) => unknown
  /** Without it nobody counts visits. */
  readonly measuring?: Measuring
  /** Believe `x-forwarded-proto`: only behind a proxy that sets it. */
  readonly trustProxy?: boolean
  /** Told of every error that led to a 500, which the visitor is not. */
  readonly report?: (error: Error, request: Request) => void
}

/** Whether visits are counted, asked for each page. */
export interface Measuring {
  readonly isOn: (context: Context) => boolean
  /** Whether this very page is to tell of its visit: some are left out. */
  readonly tells: (context: Context) => boolean
}

/** The whole site as one fetch handler, free of Node: it knows its manifest, its files, its routes. */
export const createApp = ({
  manifest,
  assets,
  api,
  operations,
  admin,
  measuring,
  trustProxy = false,
  report = () => {},
}: AppOptions): Hono => {
  const app = new Hono()
  const measuredData = measuredDataOf(manifest)

  app.use(async (context, next) => {
    await next()
    protect(context, trustProxy)
  })
  app.use(refuseBadTargets)
  operations?.(app)
  admin?.(app, manifest.deskSheet)
  app.route('/api/n8n', templatesForN8n(assets, report))
  app.route('/api', createApi(api, report))

  app.get('*', notModified, async (context) => {
    const { raw } = context.req
    const { url, path } = read(raw)
    const found = resolve(manifest, path, url.search)
    if (found?.kind === 'moved') return move(found.to, found.status)
    const on = manifest.measures && measuring?.isOn(context) === true
    if (found) {
      const { page, language } = found
      const tells = on && measuring.tells(context)
      return sendPage(raw, { page: (on && page.measured) || page, language, tells })
    }
    const file = on ? (measuredData.get(path) ?? path) : path
    return (await sendFile(raw, file)) ?? notFound(raw, url, path)
  })

  app.all('*', () => errorResponse(405, { allow: 'GET, HEAD' }))

  app.onError(async (error, { req: { raw } }) => {
    report(error, raw)
    const { url, path } = read(raw)
    const language = languageOf(path, url.searchParams)
    try {
      return await sendPage(raw, { page: manifest.errors[500][language], language, status: 500 })
    } catch {
      // The page itself may be what cannot be read.
      return errorResponse(500)
    }
  })

  const sendPage = async (
    request: Request,
    { page, language, status = page.status ?? 200, tells = false }: Shown,
  ): Promise<Response> => {
    const asset = assets.find(`/${page.file}`)
    const headers = {
      'cache-control': ALWAYS_ASK,
      'content-language': language,
      'content-security-policy': manifest.policies[page.policy] ?? NOTHING,
      vary: 'accept-encoding',
      ...(tells && { 'server-timing': MEASURED }),
    }
    // A browser that kept the page asks whether it is still so: that counts visits is a part of it.
    const variant = tells ? MEASURED : undefined
    const response =
      asset && (await sendAsset(assets, request, { asset, headers, status, variant }))
    if (!response) throw new Error(`${page.file} is listed in the manifest but cannot be read`)
    return response
  }

  const sendFile = async (request: Request, path: string): Promise<Response | undefined> => {
    const asset = assets.find(path)
    // Pages answer at their address alone, with their own policy.
    if (!asset || asset.type.startsWith('text/html')) return undefined
    const headers = {
      'cache-control': cacheFor(path),
      'content-security-policy': policyFor(path),
      ...sharedHeaders(path),
    }
    return sendAsset(assets, request, { asset, headers })
  }

  const notFound = (request: Request, url: URL, path: string): Response | Promise<Response> => {
    if (ASSET_LIKE.test(path) && !path.endsWith('.html')) return errorResponse(404)
    const language = languageOf(path, url.searchParams)
    return sendPage(request, { page: manifest.errors[404][language], language, status: 404 })
  }

  return app
}

interface Shown {
  readonly page: PageFile
  readonly language: Language
  readonly status?: 200 | 404 | 500
  /** Whether the page is told that its visit is counted. */
  readonly tells?: boolean
}

/** Data of the pages that say something else while visits are counted, by the address of the usual. */
const measuredDataOf = ({ build, pages }: SiteManifest): ReadonlyMap<string, string> => {
  const dataOf = ({ file }: PageFile) => dataAddress(build, file.replace(/\.html$/u, ''))
  const files = Object.values(pages).flatMap((languages) => Object.values(languages))
  return new Map(
    files.flatMap((page) => (page.measured ? [[dataOf(page), dataOf(page.measured)]] : [])),
  )
}

/** Answers 304 where the tag is known. A browser replaces the headers it stored by those that come. */
const notModified = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'content-language',
    'content-security-policy',
    'server-timing',
  ],
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
