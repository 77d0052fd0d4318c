/** Codes that last half a minute, as authenticator applications show them (RFC 6238). */
import { Secret, TOTP } from 'otpauth'
import { randomBytes } from '../ports/chance.ts'

const PERIOD_MS = 30_000
/** Steps that clocks may be apart. */
const APART = 1

/** In base32, which one can also type. */
export const newSecret = (): string => new Secret({ buffer: randomBytes(20).buffer }).base32

/** What an application reads from the QR code. */
export const keyAddress = (secret: string, email: string, site: string): string =>
  totpOf(secret, email, site).toString()

/** @returns the step of time that a code belongs to; none where it is not one of now */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: APART })
  return delta === null ? undefined : Math.floor(now / PERIOD_MS) + delta
}

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret, label, issuer, period: PERIOD_MS / 1000 })
