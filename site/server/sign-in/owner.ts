/** Whose desk it is: one person, made by a command, never over the network. */
import type { Store } from '../store/store.ts'
import { hashPassword, isPassword } from './password.ts'

/** Whoever was signed in before is so no more. */
export const setOwner = async (
  store: Store,
  { email, password, now }: { email: string; password: string; now: number },
): Promise<void> => {
  const hash = await hashPassword(password)
  await store.batch([
    {
      sql: `insert into owner (id, email, password) values (1, ?1, ?2)
        on conflict (id) do update set email = ?1, password = ?2`,
      args: [normal(email), hash],
    },
    { sql: 'delete from session' },
    { sql: 'delete from attempt' },
    { sql: "insert into journal (at, deed, count) values (?1, 'create-owner', 1)", args: [now] },
  ])
}

export const isOwner = async (store: Store, email: string, password: string): Promise<boolean> => {
  const [row] = await store.execute({
    sql: 'select password from owner where email = ?1',
    args: [normal(email)],
  })
  return isPassword(password, row && String(row['password']))
}

const normal = (email: string): string => email.trim().toLowerCase()
