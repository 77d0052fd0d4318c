/** `/api/n8n`: the library as n8n's own pages ask for it, where an owner points theirs at this site. */
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { LANGUAGES, type Language } from '../../routes/language.ts'
import type { AssetStore } from '../asset-store.ts'
import { STATUS_TEXT } from '../error-response.ts'
import { askedOf, cardOf } from './asked.ts'
import { listingPath, type Listed, type Listing } from './listing.ts'

/** French stands without a language too. Nothing of it is kept or written anywhere: all is the build's. */
export const templatesForN8n = (
  assets: AssetStore,
  report: (error: Error, request: Request) => void,
): Hono => {
  const app = new Hono()
  app.use(openToN8n)
  for (const language of LANGUAGES) app.route(`/${language}`, libraryIn(assets, language))
  app.route('/', libraryIn(assets, 'fr'))
  app.get('*', (context) => refusal(context, 404))
  app.all('*', (context) => refusal(context, 405, { allow: 'GET, HEAD, OPTIONS' }))
  app.onError((error, context) => {
    report(error, context.req.raw)
    return refusal(context, 500)
  })
  return app
}

/**
 * The browser asks, from the n8n's address and with its cookies for this one, so the answer has to
 * name that address. Nothing here depends on who asks.
 */
const openToN8n = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'OPTIONS'],
  maxAge: 86_400,
})

const libraryIn = (assets: AssetStore, language: Language): Hono => {
  const library = new Hono()
  const listing = once(() => read<Listing>(assets, listingPath(language)))
  const templateAt = async ({ req }: Context) => {
    const all = await listing()
    const found = all?.templates.find(({ card }) => String(card.id) === req.param('id'))
    const flow = found && (await read<object>(assets, flowPath(found, language)))
    return all && found && flow && { all, found, flow }
  }

  library.get('/health', (context) => answer(context, { status: 'OK' }))
  library.get('/templates/categories', async (context) =>
    answer(context, { categories: (await listing())?.categories ?? [] }),
  )
  library.get('/templates/collections', (context) => answer(context, { collections: [] }))
  library.get('/templates/search', async (context) => {
    const all = (await listing()) ?? EMPTY
    const page = askedOf(all, new URL(context.req.url).searchParams)
    return page ? answer(context, page) : refusal(context, 400)
  })
  library.get('/templates/workflows/:id', async (context) => {
    const template = await templateAt(context)
    if (!template) return refusal(context, 404)
    const { all, found, flow } = template
    return answer(context, { workflow: { ...cardOf(all, found.card), workflow: flow, image: [] } })
  })
  library.get('/workflows/templates/:id', async (context) => {
    const template = await templateAt(context)
    if (!template) return refusal(context, 404)
    const { found, flow } = template
    return answer(context, { id: found.card.id, name: found.card.name, workflow: flow })
  })
  return library
}

const EMPTY: Listing = { categories: [], nodes: [], templates: [] }

/** The file that the template's page offers. */
const flowPath = ({ slug }: Listed, language: Language): string =>
  `/workflows/${slug}.${language}.json`

const read = async <Content>(assets: AssetStore, path: string): Promise<Content | undefined> => {
  const asset = assets.find(path)
  const content = asset && (await assets.read(asset))
  return content && (JSON.parse(new TextDecoder().decode(content.bytes)) as Content)
}

/** Read by the first who asks for it; again by the next one where that failed. */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

const answer = (context: Context, value: object): Response =>
  context.json(value, 200, { 'cache-control': 'public, max-age=300' })

/** n8n shows the message. */
const refusal = (
  context: Context,
  status: 400 | 404 | 405 | 500,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  context.json({ message: STATUS_TEXT[status] }, status, {
    'cache-control': 'no-store',
    ...headers,
  })
