import type { Budget } from '../interpret/budget.ts'
import { toBase64 } from './base64.ts'
import { wrongArgument } from './extension.ts'
import { md5 } from './md5.ts'
import { sha3 } from './sha3.ts'
import { sha1, sha224, sha256, sha384, sha512 } from './sha.ts'

const ALGORITHMS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  sha3,
}

/** The fingerprint of some text, in hexadecimal. */
export function hash(words: string, wanted: unknown, budget: Budget): string {
  const algorithm = wanted === undefined || wanted === null ? 'md5' : named(wanted)
  if (algorithm === 'base64') return toBase64(words)
  const compute = Object.hasOwn(ALGORITHMS, algorithm) ? ALGORITHMS[algorithm] : undefined
  if (compute === undefined) throw wrongArgument('hash')
  budget.spend(words.length)
  return compute(new TextEncoder().encode(words))
}

function named(wanted: unknown): string {
  if (typeof wanted !== 'string') throw new TypeError('not a name')
  return wanted.toLowerCase()
}
