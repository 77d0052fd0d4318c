/** Whose desk it is: one person, made by a command, never over the network. */
import type { Statement, Store } from '../store/store.ts'
import { hashPassword, isPassword } from './password.ts'

interface NewOwner {
  readonly email: string
  /** Of the password, by `hashPassword`. */
  readonly hash: string
  readonly now: number
}

/** Whoever was signed in before is so no more. */
export const setOwner = async (store: Store, owner: NewOwner): Promise<void> => {
  await store.batch(ownerStatements(owner))
}

/** The same for a store that only another program reaches. */
export const ownerStatements = ({ email, hash, now }: NewOwner): readonly Statement[] => [
  {
    sql: `insert into owner (id, email, password) values (1, ?1, ?2)
      on conflict (id) do update set
        email = ?1, password = ?2, totp = null, totp_offered = null, totp_step = 0`,
    args: [normal(email), hash],
  },
  { sql: 'delete from session' },
  { sql: 'delete from recovery' },
  { sql: 'delete from device' },
  { sql: 'delete from attempt' },
  {
    sql: "insert into journal (at, deed, count, who) values (?1, 'create-owner', 1, 'command')",
    args: [now],
  },
]

export const isOwner = async (store: Store, email: string, password: string): Promise<boolean> => {
  const [row] = await store.execute({
    sql: 'select password from owner where email = ?1',
    args: [normal(email)],
  })
  return isPassword(password, row && String(row['password']))
}

/** The owner's, whoever types it: one is signed in already. */
export const isOwnPassword = async (store: Store, password: string): Promise<boolean> => {
  const [row] = await store.execute({ sql: 'select password from owner' })
  return isPassword(password, row && String(row['password']))
}

/** Everywhere else one has to sign in again. @param session the one that goes on */
export const changePassword = async (
  store: Store,
  { password, session, now }: { password: string; session: string; now: number },
): Promise<void> => {
  const hash = await hashPassword(password)
  await store.batch([
    { sql: 'update owner set password = ?1', args: [hash] },
    { sql: 'delete from session where id <> ?1', args: [session] },
    { sql: 'delete from device' },
    {
      sql: "insert into journal (at, deed, count, who) values (?1, 'password', 1, 'owner')",
      args: [now],
    },
  ])
}

export const ownerEmail = async (store: Store): Promise<string> => {
  const [row] = await store.execute({ sql: 'select email from owner' })
  return String(row?.['email'] ?? '')
}

const normal = (email: string): string => email.trim().toLowerCase()
