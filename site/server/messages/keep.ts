/** Takes a message for good: when this has answered, it is there whatever happens next. */
import type { ContactMessage } from '../../contact/schema.ts'
import { StoreError, type Rows, type Statement, type Store, type Value } from '../store/store.ts'
import { digestOf } from './digest.ts'
import { searchText } from './fold.ts'
import { newReference } from './reference.ts'
import type { Suspicion } from '../../contact/received.ts'

export interface Limits {
  /** Messages an hour: from one address, and from all of them. */
  readonly perAddress: number
  readonly inAll: number
}

/** A company behind one address writes less than that, and an owner reads less. */
export const LIMITS: Limits = { perAddress: 10, inAll: 300 }

export interface Arrival {
  readonly message: ContactMessage
  readonly at: number
  /** Who sent it, as the day's salt names them. */
  readonly who: string
  readonly suspect?: Suspicion | undefined
  readonly limits: Limits
  /** Whether the owner is told. */
  readonly tell: boolean
}

export type Kept =
  | { readonly is: 'kept' | 'known'; readonly reference: string }
  /** Another one came under this id. */
  | { readonly is: 'taken' }
  /** @property wait in seconds, until there is room again */
  | { readonly is: 'limited'; readonly wait: number }

export const keepMessage = async (store: Store, arrival: Arrival): Promise<Kept> => {
  const digest = await digestOf(arrival.message)
  for (let tries = 1; ; tries += 1) {
    const reference = newReference()
    try {
      const results = await store.batch(statementsOf(arrival, digest, reference))
      return readKept(results.at(-1) ?? [], digest, reference, arrival.at)
    } catch (error) {
      // Somebody has that reference already.
      if (!(error instanceof StoreError && error.failure === 'conflict' && tries < 5)) throw error
    }
  }
}

const HOUR_MS = 3_600_000

const readKept = ([row]: Rows, digest: string, reference: string, at: number): Kept => {
  if (row === undefined) {
    const wait = Math.ceil((HOUR_MS - (at % HOUR_MS)) / 1000)
    return { is: 'limited', wait }
  }
  if (row['digest'] !== digest) return { is: 'taken' }
  const known = row['reference'] !== reference
  return { is: known ? 'known' : 'kept', reference: String(row['reference']) }
}

/** One transaction: counted, kept if there is room, put down to be told, and read back. */
const statementsOf = (
  { message, at, who, suspect, limits, tell }: Arrival,
  digest: string,
  reference: string,
): readonly Statement[] => {
  const hour = Math.floor(at / HOUR_MS)
  const { id } = message
  const columns: Readonly<Record<string, Value>> = {
    id,
    reference,
    at,
    digest,
    suspect: suspect ?? null,
    language: message.language,
    name: message.name,
    email: message.email,
    company: message.company,
    subject: message.subject,
    budget: message.budget,
    message: message.message,
    first: message.first,
    second: message.second,
    moment: message.moment,
    origin: message.from ?? null,
    result_title: message.result?.title ?? null,
    result_text: message.result?.text ?? null,
    folded: searchText([
      message.name,
      message.email,
      message.company,
      message.message,
      message.result?.title,
      message.result?.text,
      reference,
    ]),
  }
  const names = Object.keys(columns)
  const values = Object.values(columns)
  const after = (number: number): string => `?${values.length + number}`
  return [
    { sql: COUNT, args: [hour, 'all', id] },
    { sql: COUNT, args: [hour, who, id] },
    {
      sql: `insert into message (${names.join(', ')})
        select ${names.map((_, index) => `?${index + 1}`).join(', ')}
        where not exists (select 1 from rate where hour = ${after(1)} and (
          (who = 'all' and count > ${after(2)}) or (who = ${after(3)} and count > ${after(4)})))
        on conflict (id) do nothing`,
      args: [...values, hour, limits.inAll, who, limits.perAddress],
    },
    ...(tell ? [{ sql: TELL, args: [id, at, reference] }] : []),
    { sql: 'select reference, digest from message where id = ?1', args: [id] },
  ]
}

/** What is sent again is not counted again. */
const COUNT = `insert into rate (hour, who, count)
  select ?1, ?2, 1 where not exists (select 1 from message where id = ?3)
  on conflict (hour, who) do update set count = count + 1`

/** Only by the one that kept it: its reference is like no other. */
const TELL = `insert into outbox (message, due)
  select ?1, ?2 where exists (select 1 from message where id = ?1 and reference = ?3)`
