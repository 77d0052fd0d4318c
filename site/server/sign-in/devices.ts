/**
 * Browsers that the owner has signed in from. Strangers who guess slow each other down; whoever
 * brings the secret of such a browser has a line of their own, so that nobody keeps the owner out.
 */
import { randomBytes } from '../ports/chance.ts'
import { hex, sha256 } from '../ports/digest.ts'
import type { Store } from '../store/store.ts'

/** In ms: a browser that was not used for so long is a stranger's again. */
export const DEVICE_MS = 365 * 86_400_000

/** @returns how its attempts are counted, where it is known */
export const knownDevice = async (
  store: Store,
  secret: string | undefined,
  now: number,
): Promise<string | undefined> => {
  if (secret === undefined) return undefined
  const [row] = await store.execute({
    sql: 'update device set at = ?2 where hash = ?1 and at > ?3 returning hash',
    args: [await sha256(secret), now, now - DEVICE_MS],
  })
  return row && `device ${String(row['hash'])}`
}

/** @returns the secret for a browser to keep */
export const keepDevice = async (store: Store, now: number): Promise<string> => {
  const secret = hex(randomBytes(32))
  await store.batch([
    { sql: 'insert into device (hash, at) values (?1, ?2)', args: [await sha256(secret), now] },
    { sql: 'delete from device where at <= ?1', args: [now - DEVICE_MS] },
  ])
  return secret
}
