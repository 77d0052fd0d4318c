/**
 * Secrets in cookies, signed: one that this desk did not make is told apart before the store is asked
 * whose it is.
 */
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { COOKIES } from '../../desk/cookies.ts'
import type { SigningKey } from './signing-key.ts'
import { DEVICE_MS } from './devices.ts'
import { LONGEST_MS } from './sessions.ts'

const SECRETS = {
  /** Of a session. No script reads it, and no form of another site sends it. */
  session: { name: COOKIES.session, sameSite: 'Lax', maxAge: LONGEST_MS / 1000 },
  /** Of a browser that the owner has signed in from. */
  device: { name: COOKIES.device, sameSite: 'Strict', maxAge: DEVICE_MS / 1000 },
} as const satisfies Record<string, CookieOptions & { readonly name: string }>
type Kind = keyof typeof SECRETS

export interface Cookies {
  /** @returns none where it is not there, or was not signed here */
  readonly read: (context: Context, kind: Kind) => Promise<string | undefined>
  /** Whether it is there, whoever made it: good for what opens nothing. */
  readonly has: (context: Context, kind: Kind) => boolean
  /** Beside a session's, one that the site's scripts may read: it says that asking is worth it, no more. */
  readonly write: (context: Context, kind: Kind, secret: string) => Promise<void>
  readonly dropSession: (context: Context) => void
}

export const createCookies = (
  key: SigningKey,
  isSecure: (request: Request) => boolean,
): Cookies => {
  const secureIn = ({ req }: Context): boolean => isSecure(req.raw)
  const has = (context: Context, kind: Kind): boolean =>
    getCookie(context, nameOf(kind, secureIn(context))) !== undefined
  return {
    has,
    read: async (context, kind) => {
      // Whoever has none has nothing to sign: the key stays where it is.
      if (!has(context, kind)) return undefined
      const secret = await getSignedCookie(context, await key(), nameOf(kind, secureIn(context)))
      return secret === false ? undefined : secret
    },
    write: async (context, kind, secret) => {
      const secure = secureIn(context)
      const { sameSite, maxAge } = SECRETS[kind]
      const common = { path: '/', secure, maxAge }
      const hidden = { ...common, httpOnly: true, sameSite }
      await setSignedCookie(context, nameOf(kind, secure), secret, await key(), hidden)
      if (kind === 'session')
        setCookie(context, COOKIES.hint, '1', { ...common, sameSite: 'Strict' })
    },
    dropSession: (context) => {
      const secure = secureIn(context)
      for (const name of [nameOf('session', secure), COOKIES.hint])
        deleteCookie(context, name, { path: '/', secure })
    },
  }
}

/**
 * Under this prefix a browser takes it from this very host alone, and by https alone; without https,
 * as on one's own machine, it would not take it at all.
 */
const nameOf = (kind: Kind, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${SECRETS[kind].name}`
