/** What cookies are signed with. */
import { randomBytes } from '../ports/chance.ts'
import { hex } from '../ports/digest.ts'
import type { Store } from '../store/store.ts'

export type SigningKey = () => Promise<string>

/** Made when it is first needed, by whichever server of the store comes first; read once by each. */
export const signingKeyIn = (store: () => Promise<Store>): SigningKey => {
  let known: Promise<string> | undefined
  return () => {
    if (known) return known
    const key = keep(store)
    known = key
    // Asked again once the store answers.
    key.catch(() => (known = undefined))
    return key
  }
}

const keep = async (store: () => Promise<Store>): Promise<string> => {
  const [, rows = []] = await (
    await store()
  ).batch([
    {
      sql: 'insert into signing (id, key) values (1, ?1) on conflict do nothing',
      args: [hex(randomBytes(32))],
    },
    { sql: 'select key from signing' },
  ])
  return String(rows[0]?.['key'])
}
