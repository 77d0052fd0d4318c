/** Codes for the day the telephone is gone: each is good for once. */
import { randomBytes } from '../ports/chance.ts'
import { hex, sha256 } from '../ports/digest.ts'
import type { Statement } from '../store/store.ts'

const COUNT = 10

/** 64 bits each: a fast hash is enough, as nobody guesses them. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: COUNT }, () => hex(randomBytes(8)).replace(/.{4}(?=.)/gu, '$&-'))

/** In the place of those before; the codes themselves are kept nowhere. */
export const keepRecoveryCodes = async (
  codes: readonly string[],
): Promise<readonly Statement[]> => [
  { sql: 'delete from recovery' },
  {
    sql: 'insert into recovery (hash) select value from json_each(?1)',
    args: [JSON.stringify(await Promise.all(codes.map(hashOf)))],
  },
]

/** Takes one, if it is there to be taken. */
export const useRecoveryCode = async (code: string): Promise<Statement> => ({
  sql: 'delete from recovery where hash = ?1 returning hash',
  args: [await hashOf(code)],
})

/** However it was typed. */
const hashOf = (code: string): Promise<string> =>
  sha256(code.toLowerCase().replace(/[^\da-f]/gu, ''))
