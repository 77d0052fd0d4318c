/** Whatever is below `/admin`: nobody gets any further than the door without a session. */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languageOf, type Language } from '../../routes/language.ts'
import { BODY_LIMIT } from '../api/api.ts'
import { errorResponse } from '../error-response.ts'
import type { Log } from '../desk/log.ts'
import type { NameAddress } from '../messages/salt.ts'
import { StoreError, type Store } from '../store/store.ts'
import { beginAttempt, forgiveAttempts } from './attempts.ts'
import { dropSecret, readSecret, writeSecret } from './cookie.ts'
import { isOwner } from './owner.ts'
import { ADMIN, deskPage, doorPage, inLanguage, SESSIONS, SIGN_IN, SIGN_OUT } from './pages.ts'
import { LONGEST_PASSWORD } from './password.ts'
import { isSameOrigin } from './same-origin.ts'
import { beginSession, endSession, findSession, listSessions, type Session } from './sessions.ts'
import { WORDS } from './words.ts'

export interface AdminOptions {
  readonly store: () => Promise<Store>
  readonly nameAddress: NameAddress
  readonly addressOf: (context: Context) => string | undefined
  readonly isSecure: (request: Request) => boolean
  readonly log: Log
  readonly now: () => number
}

export const adminOf = (options: AdminOptions) => (app: Hono) => {
  const { store, isSecure, now, log } = options
  const admin = new Hono()
  admin.use(bodyLimit({ maxSize: BODY_LIMIT, onError: () => errorResponse(413) }))
  admin.use(async ({ req: { raw } }, next) => {
    if (raw.method === 'POST' && !isSameOrigin(raw)) return errorResponse(403)
    await next()
    return undefined
  })
  admin.onError((error, { req: { raw } }) => {
    if (!(error instanceof StoreError)) throw error
    log('error', 'admin_away', { reason: error.message })
    const language = spoken(raw)
    return doorPage({ language, problem: WORDS[language].away }, 503, { 'retry-after': '30' })
  })

  /** Whose request it is; its browser's secret is renewed by the way. */
  const sessionOf = async (context: Context): Promise<Session | undefined> => {
    const secure = isSecure(context.req.raw)
    const secret = readSecret(context, secure)
    const found = secret && (await findSession(await store(), secret, now()))
    if (!found) return undefined
    if (found.renewed !== undefined) writeSecret(context, secure, found.renewed)
    return found.session
  }
  const showDesk = async (language: Language, own: Session, problem?: string, status = 200) => {
    const all = await listSessions(await store(), now())
    return deskPage(language, { own, all, ...(problem !== undefined && { problem }) }, status)
  }
  /** Does what a form of the desk asks for. */
  const asked =
    (work: (own: Session, fields: Fields, context: Context) => Promise<string>) =>
    async (context: Context): Promise<Response> => {
      const language = spoken(context.req.raw)
      const own = await sessionOf(context)
      if (!own) return context.redirect(inLanguage(SIGN_IN, language), 303)
      const fields = await fieldsOf(context)
      if (fields['csrf'] !== own.csrf)
        return withCookies(context, await showDesk(language, own, WORDS[language].stale, 403))
      return context.redirect(inLanguage(await work(own, fields, context), language), 303)
    }

  admin.get('/', async (context) => {
    const language = spoken(context.req.raw)
    const own = await sessionOf(context)
    if (!own) return context.redirect(inLanguage(SIGN_IN, language), 303)
    return withCookies(context, await showDesk(language, own))
  })
  admin.get('/sign-in', ({ req: { raw } }) => doorPage({ language: spoken(raw) }))
  admin.post('/sign-in', (context) => signIn(context, options))
  admin.post(
    SIGN_OUT.slice(ADMIN.length),
    asked(async (own, _, context) => {
      await endSession(await store(), own.id)
      dropSecret(context, isSecure(context.req.raw))
      return SIGN_IN
    }),
  )
  admin.post(
    SESSIONS.slice(ADMIN.length),
    asked(async (_, { id = '' }) => {
      await endSession(await store(), id)
      return ADMIN
    }),
  )
  admin.all('*', () => errorResponse(404))
  app.route(ADMIN, admin)
}

type Fields = Readonly<Record<string, string>>

const signIn = async (
  context: Context,
  { store, nameAddress, addressOf, isSecure, now, log }: AdminOptions,
): Promise<Response> => {
  const language = spoken(context.req.raw)
  const words = WORDS[language]
  const { email = '', password = '' } = await fieldsOf(context)
  const ready = await store()
  const who = await nameAddress(addressOf(context), now())
  const wait = Math.ceil((await beginAttempt(ready, who, now())) / 1000)
  if (wait > 0) {
    log('warn', 'sign_in', { result: 'locked' })
    const headers = { 'retry-after': String(wait) }
    return doorPage({ language, email, problem: words.locked(wait) }, 429, headers)
  }
  if (!(await isOwner(ready, email, password.slice(0, LONGEST_PASSWORD)))) {
    log('warn', 'sign_in', { result: 'refused' })
    return doorPage({ language, email, problem: words.wrong }, 422)
  }
  await forgiveAttempts(ready, who)
  const agent = context.req.header('user-agent') ?? ''
  writeSecret(context, isSecure(context.req.raw), await beginSession(ready, now(), agent))
  log('info', 'sign_in', { result: 'owner' })
  return context.redirect(inLanguage(ADMIN, language), 303)
}

const spoken = ({ url }: Request): Language => languageOf('/', new URL(url).searchParams)

const fieldsOf = async ({ req }: Context): Promise<Fields> =>
  Object.fromEntries(new URLSearchParams(await req.text()))

/** A page made apart does not know what the browser is to keep. */
const withCookies = (context: Context, page: Response): Response => {
  for (const cookie of context.res.headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}
