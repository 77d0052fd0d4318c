/** The content security policy of pages. */
import { createHash } from 'node:crypto'
import { identity } from '../identity.ts'
import { foreignSources, type AnalyticsChoice } from '../ports/analytics/choice.ts'

/**
 * Everything comes from this site; the boot and the inlined styles are allowed by their hashes.
 * Only a service that the owner named is let through beside it.
 * @param styles texts of style elements; 'any' where there are too many to name
 */
export const policyText = (
  boot: string,
  styles: readonly string[] | 'any',
  analytics: AnalyticsChoice | undefined = identity.analytics,
): string => {
  const { script, connect } = foreignSources(analytics, identity.origin)
  const allowed = styles === 'any' ? ["'unsafe-inline'"] : styles.map(source)
  return [
    "default-src 'self'",
    ["script-src 'self'", source(boot), ...script].join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    ["style-src 'self'", ...allowed].join(' '),
    "img-src 'self' data:",
    // Else a worker might be what any script may be.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Without a script the contact form leaves by e-mail.
    "form-action 'self' mailto:",
  ].join('; ')
}

const source = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
