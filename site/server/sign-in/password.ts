import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Shorter ones are guessed. */
export const SHORTEST_PASSWORD = 12
/** Longer ones are no password any more. */
export const LONGEST_PASSWORD = 256

/** N, r and p of scrypt. */
type Cost = readonly [number, number, number]

/** As hard as OWASP asks for, in 16 MB, which an edge platform has as well. */
const COST: Cost = [2 ** 14, 8, 5]

/** As it is kept: how it was made stands beside it, so that later ones may be made harder. */
export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', ...cost, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Takes as long where there is nobody to compare with: who is an owner is not told by the time.
 * @param hash none where nobody has that name
 */
export const isPassword = async (password: string, hash: string = NOBODY): Promise<boolean> => {
  const [, n, r, p, salt = '', key = ''] = hash.split('$')
  const wanted = Buffer.from(key, 'base64')
  const cost: Cost = [Number(n), Number(r), Number(p)]
  const given = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(given, wanted) && hash !== NOBODY
}

const LENGTH = 32

const NOBODY = ['scrypt', ...COST, 'AAAA', Buffer.alloc(LENGTH).toString('base64')].join('$')

const derive = (password: string, salt: Buffer, [N, r, p]: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // One letter is one letter, however a keyboard composes it.
    scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 2 ** 26 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
