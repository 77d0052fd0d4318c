/** Who is signed in, where: a browser holds a secret, the store its hash. */
import { randomBytes } from '../ports/chance.ts'
import { hex, sha256 } from '../ports/digest.ts'
import type { Row, Store } from '../store/store.ts'

export interface Session {
  /** Names it in a list; worth nothing in a cookie. */
  readonly id: string
  /** What a form of it must say. */
  readonly csrf: string
  readonly created: number
  readonly seen: number
  /** The browser, as it calls itself. */
  readonly agent: string
}

export interface Found {
  readonly session: Session
  /** The browser's next secret, where it is time for another. */
  readonly renewed?: string
}

/** In ms: unused, in all, and how long one secret is good for. */
export const IDLE_MS = 7 * 86_400_000
export const LONGEST_MS = 30 * 86_400_000
export const RENEWED_AFTER_MS = 3_600_000
/** Requests that were under way with the secret of before. */
const GRACE_MS = 60_000

/**
 * In the place of the one that the browser had; those that have ended by themselves go as well.
 * @param before its secret
 * @returns the secret, like no other: one that somebody else put into the browser is never used
 */
export const beginSession = async (
  store: Store,
  now: number,
  agent: string,
  before = '',
): Promise<string> => {
  const secret = random()
  await store.batch([
    {
      sql: `delete from session
        where hash = ?1 or previous = ?1 or created <= ?2 or seen <= ?3`,
      args: [await sha256(before), now - LONGEST_MS, now - IDLE_MS],
    },
    {
      sql: `insert into session (id, hash, csrf, created, renewed, seen, agent)
        values (?1, ?2, ?3, ?4, ?4, ?4, ?5)`,
      args: [random().slice(0, 32), await sha256(secret), random(), now, agent.slice(0, 200)],
    },
  ])
  return secret
}

export const findSession = async (
  store: Store,
  secret: string,
  now: number,
): Promise<Found | undefined> => {
  const hash = await sha256(secret)
  const [row] = await store.execute({ sql: FIND, args: [hash, now - LONGEST_MS, now - IDLE_MS] })
  if (row === undefined) return undefined
  const session = sessionOf(row)
  const renewed = Number(row['renewed'])
  if (row['hash'] !== hash) {
    if (now - renewed <= GRACE_MS) return { session }
    // A secret of before, long after: somebody else has one of the two.
    await endSession(store, session.id)
    return undefined
  }
  if (now - renewed < RENEWED_AFTER_MS) {
    await store.execute({ sql: SEEN, args: [session.id, now] })
    return { session }
  }
  const next = random()
  const [done] = await store.execute({ sql: RENEW, args: [hash, await sha256(next), now] })
  return done ? { session, renewed: next } : { session }
}

export const listSessions = async (store: Store, now: number): Promise<readonly Session[]> => {
  const rows = await store.execute({
    sql: 'select * from session where created > ?1 and seen > ?2 order by seen desc, id',
    args: [now - LONGEST_MS, now - IDLE_MS],
  })
  return rows.map(sessionOf)
}

export const endSession = async (store: Store, id: string): Promise<void> => {
  await store.execute({ sql: 'delete from session where id = ?1', args: [id] })
}

const FIND = `select * from session
  where (hash = ?1 or previous = ?1) and created > ?2 and seen > ?3`
/** Once a minute is often enough to know. */
const SEEN = 'update session set seen = ?2 where id = ?1 and seen < ?2 - 60000'
const RENEW = `update session set hash = ?2, previous = ?1, renewed = ?3, seen = ?3
  where hash = ?1 returning id`

const random = (): string => hex(randomBytes(32))

const sessionOf = (row: Row): Session => ({
  id: String(row['id']),
  csrf: String(row['csrf']),
  created: Number(row['created']),
  seen: Number(row['seen']),
  agent: String(row['agent']),
})
