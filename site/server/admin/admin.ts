/** Whatever is below `/admin`: nobody gets any further than the door without a session. */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addressOf, DOOR, INBOX } from '../../desk/addresses.ts'
import { saidIn, saidQuery } from '../../desk/said.ts'
import { sectionPath } from '../../desk/sections.ts'
import { WORDS } from '../../desk/words.ts'
import { BODY_LIMIT } from '../api/api.ts'
import { errorResponse } from '../error-response.ts'
import { unreadCount } from '../messages/unread.ts'
import { currentSession } from '../sign-in/current-session.ts'
import { isSameOrigin } from '../sign-in/same-origin.ts'
import { StoreError } from '../store/store.ts'
import { account } from './account.ts'
import { againOf } from './again.ts'
import { audience } from './audience.ts'
import { counters } from './counters.ts'
import { spoken, type AdminOptions, type Area, type Next, type Shown, type Visit } from './area.ts'
import { door } from './door.ts'
import { factor } from './factor.ts'
import { inbox } from './inbox.ts'
import { pageIn } from './page.ts'

/** @param sheet address of the area's style sheet */
export const createAdmin = (options: AdminOptions, sheet: string): Hono => {
  const { store, cookies, now, log } = options
  const send = pageIn(sheet)
  const admin = new Hono().basePath(INBOX)
  admin.use(bodyLimit({ maxSize: BODY_LIMIT, onError: () => errorResponse(413) }))
  admin.use(async ({ req: { raw } }, next) => {
    if (raw.method === 'POST' && !isSameOrigin(raw)) return errorResponse(403)
    await next()
    return undefined
  })
  admin.onError(async (error, context) => {
    if (!(error instanceof StoreError)) throw error
    log('error', 'admin_away', { reason: error.message })
    const language = spoken(context)
    const { area: title, away: problem } = WORDS[language]
    const page = { language, path: INBOX, title, problem, body: await againOf(context) }
    return send(page, 503, { 'retry-after': '30' })
  })

  /** Whoever asks, if they are inside. */
  const visitOf = async (context: Context): Promise<Visit | undefined> => {
    const { raw } = context.req
    const ready = await store()
    const at = now()
    const session = await currentSession(context, { store: ready, cookies, now: at })
    if (!session) return undefined
    const { searchParams: query } = new URL(raw.url)
    return { context, language: spoken(context), query, store: ready, session, now: at }
  }
  const show = async (visit: Visit, shown: Shown): Promise<Response> => {
    const { language, query, session, context } = visit
    const { wait, status = wait === undefined ? 200 : 429, ...page } = shown
    const headers = wait === undefined ? {} : { 'retry-after': String(wait) }
    const { did: _, count: __, lang: ___, ...rest } = Object.fromEntries(query)
    const done = page.problem === undefined ? saidIn(query, language) : undefined
    const unread = await unreadCount(visit.store)
    const own = { csrf: session.csrf, unread }
    // What a form was answered with has no address of its own.
    const path = context.req.method === 'POST' ? sectionPath(page.section) : context.req.path
    const answer = await send({ language, path, query: rest, own, done, ...page }, status, headers)
    return withCookies(context, answer)
  }
  const answerTo = async (visit: Visit, answer: Shown | Next | Response): Promise<Response> => {
    if (answer instanceof Response) return withCookies(visit.context, answer)
    if ('body' in answer) return show(visit, answer)
    const { path, query, said } = answer
    const to = addressOf(path, visit.language, { ...query, ...(said && saidQuery(said)) })
    return visit.context.redirect(to, 303)
  }

  const area: Area = {
    get: (path, asked) =>
      admin.get(path, async (context) => {
        const visit = await visitOf(context)
        return visit ? answerTo(visit, await asked(visit)) : toDoor(context)
      }),
    post: (path, act) =>
      admin.post(path, async (context) => {
        const visit = await visitOf(context)
        if (!visit) return toDoor(context)
        const form = new URLSearchParams(await context.req.text())
        if (form.get('csrf') !== visit.session.csrf) return answerTo(visit, await staleIn(visit))
        return answerTo(visit, await act(visit, form))
      }),
  }
  door(admin, send, options)
  for (const section of [inbox, audience, account, factor, counters]) section(area, options)
  admin.all('*', () => errorResponse(404))
  return admin
}

const toDoor = (context: Context): Response =>
  context.redirect(addressOf(DOOR, spoken(context)), 303)

/** As after another sign-in in the same browser. It came from a page of ours: a click is enough. */
const staleIn = async ({ context, language, session }: Visit): Promise<Shown> => {
  const { area: title, stale: problem } = WORDS[language]
  const body = await againOf(context, session.csrf)
  return { section: 'inbox', title, problem, body, status: 403 }
}

/** A page made apart does not know what the browser is to keep. */
const withCookies = (context: Context, page: Response): Response => {
  for (const cookie of context.res.headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}
