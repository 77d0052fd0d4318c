import type { Store } from '../store/store.ts'
import { randomBytes } from '../ports/chance.ts'
import { hex, signer, type Sign } from '../ports/digest.ts'

/** Names an address for a day. From the next day on nobody can find it again, this program neither. */
export type NameAddress = (address: string | undefined, at: number) => Promise<string>

/** Every server of one store knows the same salt, and it is kept for its day alone. */
export const dailyNames = (store: Store): NameAddress => {
  let known: { readonly day: number; readonly sign: Promise<Sign> } | undefined
  const signerOf = (day: number): Promise<Sign> => {
    if (known?.day === day) return known.sign
    const sign = saltOf(store, day).then(signer)
    known = { day, sign }
    // Asked again once the store answers.
    sign.catch(() => (known = undefined))
    return sign
  }
  return async (address, at) => {
    if (address === undefined) return 'unknown'
    const sign = await signerOf(Math.floor(at / DAY_MS))
    return (await sign(neighbourhood(address))).slice(0, 32)
  }
}

/** Whoever has one address of IPv6 has 2^64 of them. */
export const neighbourhood = (address: string): string => {
  const [, mapped] = /^::ffff:([\d.]+)$/iu.exec(address) ?? []
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')
}

const DAY_MS = 86_400_000

const saltOf = async (store: Store, day: number): Promise<string> => {
  const fresh = hex(randomBytes(32))
  const [, , rows = []] = await store.batch([
    { sql: 'delete from salt where day < ?1', args: [day] },
    {
      sql: 'insert into salt (day, value) values (?1, ?2) on conflict do nothing',
      args: [day, fresh],
    },
    { sql: 'select value from salt where day = ?1', args: [day] },
  ])
  return String(rows[0]?.['value'])
}
