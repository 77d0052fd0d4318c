/** Whether something can be an address to reply to. Browsers' own rule, and a domain with a dot. */

export const ADDRESS_PROBLEMS = [
  'missing',
  'long',
  'spaced',
  'accented',
  'noAt',
  'twoAts',
  'noUser',
  'noEnd',
  'malformed',
] as const
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number]

/** @param address without space around it */
export const addressProblem = (address: string, longest: number): AddressProblem | undefined => {
  if (address === '') return 'missing'
  if (address.length > longest) return 'long'
  if (/\s/u.test(address)) return 'spaced'
  const [user = '', domain, ...more] = address.split('@')
  if (domain === undefined) return 'noAt'
  if (more.length > 0) return 'twoAts'
  if (user === '') return 'noUser'
  if (!/^[\p{ASCII}]*$/u.test(address)) return 'accented'
  if (!domain.slice(1, -1).includes('.') || domain.endsWith('.')) return 'noEnd'
  return USER.test(user) && domain.split('.').every(isLabel) && !/\.\d+$/u.test(domain)
    ? undefined
    : 'malformed'
}

const USER = /^[\w.!#$%&'*+/=?^`{|}~-]+$/u
const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/iu.test(label)
