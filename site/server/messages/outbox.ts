/** What the owner is still to be told, kept beside the messages: a restart forgets none of it. */
import { MailError, type SendMail } from '../mail/mail.ts'
import type { Row, Store } from '../store/store.ts'
import { noticeOf, type Owner } from './notice.ts'
import { storedMessage } from './stored.ts'

export interface Outbox {
  readonly store: Store
  readonly send: SendMail
  readonly owner: Owner
  readonly now: () => number
  /** Told of each try. */
  readonly tried: (tried: Tried) => void
  /** Whether the rest has to wait for the next start. */
  readonly stopping?: () => boolean
}

/** @property failure a code, where it did not leave */
export interface Tried {
  readonly tries: number
  readonly failure?: string
}

/** Sends all that is due, one after the other. What does not leave is tried again, ever later. */
export const deliverDue = async (outbox: Outbox): Promise<void> => {
  const { store, now, stopping = () => false } = outbox
  // What comes due meanwhile waits for the next round: one that fails must not be tried for ever.
  const start = now()
  do {
    const [claimed] = await store.execute({ sql: CLAIM, args: [start, now() + LEASE_MS] })
    if (claimed === undefined) return
    await deliver(outbox, String(claimed['message']), Number(claimed['tries']))
  } while (!stopping())
}

/** In ms; the last one is the wait from then on. It is never given up: the owner may mend it. */
export const waitAfter = (tries: number): number =>
  (WAITS_MIN[Math.min(tries, WAITS_MIN.length) - 1] ?? 1) * 60_000

const WAITS_MIN = [1, 2, 5, 15, 60, 180, 360]

/** Whoever claims a letter has so long; after that it was lost on the way, and somebody else sends it. */
const LEASE_MS = 120_000

const CLAIM = `update outbox set due = ?2, tries = tries + 1 where message =
  (select message from outbox where due <= ?1 order by due limit 1) returning message, tries`

const deliver = async (
  { store, send, owner, now, tried }: Outbox,
  id: string,
  tries: number,
): Promise<void> => {
  const [row]: readonly Row[] = await store.execute({
    sql: 'select * from message where id = ?1',
    args: [id],
  })
  try {
    // It may have been deleted before anybody was told.
    if (row) await send(noticeOf(storedMessage(row), owner))
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const failure = error.message
    await store.execute({
      sql: 'update outbox set due = ?1, failure = ?2 where message = ?3',
      args: [now() + waitAfter(tries), failure, id],
    })
    return tried({ tries, failure })
  }
  await store.execute({ sql: 'delete from outbox where message = ?1', args: [id] })
  if (row) tried({ tries })
}
