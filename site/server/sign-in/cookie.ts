import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { COOKIES } from '../../desk/cookies.ts'
import { DEVICE_MS } from './devices.ts'
import { LONGEST_MS } from './sessions.ts'

const SECRETS = {
  /** Of a session. No script reads it, and no form of another site sends it. */
  session: { name: COOKIES.session, sameSite: 'Lax', maxAge: LONGEST_MS / 1000 },
  /** Of a browser that the owner has signed in from. */
  device: { name: COOKIES.device, sameSite: 'Strict', maxAge: DEVICE_MS / 1000 },
} as const satisfies Record<string, CookieOptions & { readonly name: string }>
type Kind = keyof typeof SECRETS

export const readSecret = (context: Context, kind: Kind, secure: boolean): string | undefined =>
  getCookie(context, nameOf(kind, secure))

/** Beside a session's, one that the site's scripts may read: it says that asking is worth it, no more. */
export const writeSecret = (
  context: Context,
  kind: Kind,
  secure: boolean,
  secret: string,
): void => {
  const { sameSite, maxAge } = SECRETS[kind]
  const common = { path: '/', secure, maxAge }
  setCookie(context, nameOf(kind, secure), secret, { ...common, httpOnly: true, sameSite })
  if (kind === 'session') setCookie(context, COOKIES.hint, '1', { ...common, sameSite: 'Strict' })
}

export const dropSession = (context: Context, secure: boolean): void => {
  for (const name of [nameOf('session', secure), COOKIES.hint])
    deleteCookie(context, name, { path: '/', secure })
}

/**
 * Under this prefix a browser takes it from this very host alone, and by https alone; without https,
 * as on one's own machine, it would not take it at all.
 */
const nameOf = (kind: Kind, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${SECRETS[kind].name}`
