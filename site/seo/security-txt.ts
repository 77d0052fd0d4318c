/** `/.well-known/security.txt`: whom to tell of a flaw (RFC 9116). */
import { identity, type Identity } from '../identity.ts'
import { hrefTo } from '../routes/entries.ts'
import { LANGUAGES } from '../routes/language.ts'

export const SECURITY_PATH = '/.well-known/security.txt'

/**
 * None while the identity is the sample: its address is nobody's, and a report sent there would be
 * lost without anybody knowing. A file that is not there says so at once.
 * @param today an ISO day
 */
export const securityTxt = (today: string, owner: Identity = identity): string | undefined =>
  owner.sample
    ? undefined
    : [
        `Contact: mailto:${owner.email}`,
        `Expires: ${expiry(today)}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${owner.origin}${SECURITY_PATH}`,
        ...LANGUAGES.map((language) => `Policy: ${owner.origin}${hrefTo('securite', language)}`),
        '',
      ].join('\n')

/** The RFC advises less than a year; in whole months, so that builds of one month give one file. */
const expiry = (today: string): string => {
  const built = new Date(today)
  const until = Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + MONTHS)
  return new Date(until).toISOString().replace('.000', '')
}
const MONTHS = 11
