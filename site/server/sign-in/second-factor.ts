/** What one has to have, beside the password that one has to know. */
import type { Store } from '../store/store.ts'
import { keepRecoveryCodes, newRecoveryCodes, useRecoveryCode } from './recovery.ts'
import { newSecret, stepOf } from './totp.ts'

export interface SecondFactor {
  readonly on: boolean
  /** Recovery codes that are left. */
  readonly codes: number
}

export const secondFactor = async (store: Store): Promise<SecondFactor> => {
  const [row] = await store.execute({
    sql: `select totp is not null as used, (select count(*) from recovery) as codes from owner`,
  })
  return { on: row?.['used'] === 1, codes: Number(row?.['codes'] ?? 0) }
}

/** @returns a new secret, which counts once a code of it was seen */
export const offerSecret = async (store: Store): Promise<string> => {
  const secret = newSecret()
  await store.execute({ sql: 'update owner set totp_offered = ?1', args: [secret] })
  return secret
}

/** Whether this is the secret that waits for its first code. */
export const isOffered = async (store: Store, secret: string): Promise<boolean> => {
  const [row] = await store.execute({ sql: 'select totp_offered from owner' })
  return row?.['totp_offered'] === secret
}

/**
 * @param secret that was offered
 * @returns the recovery codes, to be seen this once; nothing where the code is wrong
 */
export const turnOn = async (
  store: Store,
  { secret, code, session, now }: { secret: string; code: string; session: string; now: number },
): Promise<readonly string[] | undefined> => {
  const step = stepOf(secret, digitsOf(code), now)
  if (step === undefined) return undefined
  const codes = newRecoveryCodes()
  await store.batch([
    {
      sql: 'update owner set totp = ?1, totp_offered = null, totp_step = ?2 where totp_offered = ?1',
      args: [secret, step],
    },
    ...(await keepRecoveryCodes(codes)),
    // Whoever else is inside came in without it.
    { sql: 'delete from session where id <> ?1', args: [session] },
    { sql: 'delete from device' },
  ])
  return codes
}

export const turnOff = async (store: Store): Promise<void> => {
  await store.batch([
    { sql: 'update owner set totp = null, totp_offered = null, totp_step = 0' },
    { sql: 'delete from recovery' },
  ])
}

export const renewCodes = async (store: Store): Promise<readonly string[]> => {
  const codes = newRecoveryCodes()
  await store.batch(await keepRecoveryCodes(codes))
  return codes
}

/**
 * Takes a code of the application or a recovery code, each once: of two that come with the same one
 * at the same moment, one is refused.
 */
export const takeCode = async (store: Store, code: string, now: number): Promise<boolean> => {
  const [row] = await store.execute({ sql: 'select totp from owner' })
  const secret = row?.['totp']
  if (typeof secret !== 'string') return true
  const step = stepOf(secret, digitsOf(code), now)
  const taken =
    step === undefined
      ? await store.execute(await useRecoveryCode(code))
      : await store.execute({
          sql: 'update owner set totp_step = ?1 where totp_step < ?1 returning id',
          args: [step],
        })
  return taken.length > 0
}

/** Applications show them in groups. */
const digitsOf = (code: string): string => code.replace(/\s/gu, '')
