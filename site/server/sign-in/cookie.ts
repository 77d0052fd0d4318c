import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { LONGEST_MS } from './sessions.ts'

/** Under this prefix a browser takes it from this very host alone, and by https alone. */
const NAME = '__Host-desk'
/** Without https, as on one's own machine, no browser would take the other. */
const PLAIN_NAME = 'desk'

export const readSecret = (context: Context, secure: boolean): string | undefined =>
  getCookie(context, nameOf(secure))

export const writeSecret = (context: Context, secure: boolean, secret: string): void =>
  setCookie(context, nameOf(secure), secret, { ...optionsOf(secure), maxAge: LONGEST_MS / 1000 })

export const dropSecret = (context: Context, secure: boolean): void => {
  deleteCookie(context, nameOf(secure), optionsOf(secure))
}

const nameOf = (secure: boolean): string => (secure ? NAME : PLAIN_NAME)

/** No script reads it, and no other site's page sends it. */
const optionsOf = (secure: boolean): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure,
})
