/** What the build says while the owner's identity is not complete. */
import { identity, type Identity } from '../identity.ts'
import { OWNED } from '../owner/check.ts'
import { foreignSources } from '../ports/analytics/choice.ts'

/** Text fields of the identity: what the sample says, and what to write instead. */
export const SAMPLE_FIELDS = {
  name: ['Prénom Nom', 'your name, as clients should read it'],
  slug: ['prenom-nom', 'last part of your profile page’s address: lower case, hyphens'],
  origin: ['https://opale.example', 'where the site is published, without a trailing slash'],
  email: ['bonjour@opale.example', 'the address that clients write to'],
  city: ['Ville', 'the city you work from'],
  legalForm: ['Entrepreneur individuel (exemple)', 'your legal form'],
  registration: ['SIREN à compléter', 'your number in the business register'],
  postalAddress: ['Adresse à compléter', 'the postal address for the legal notice'],
  phone: ['Téléphone à compléter', 'a telephone number for the legal notice, as the law asks'],
  host: [
    'Hébergeur à compléter',
    'name, address and telephone number of the company that hosts the site',
  ],
} as const satisfies Partial<Record<keyof Identity, readonly [sample: string, advice: string]>>

export type SampleField = keyof typeof SAMPLE_FIELDS

/** Fields that are empty or still say what the sample says. */
export const unfinishedFields = (owner: Identity): readonly SampleField[] =>
  (Object.keys(SAMPLE_FIELDS) as SampleField[]).filter(
    (field) => owner[field].trim() === '' || owner[field] === SAMPLE_FIELDS[field][0],
  )

/** One block for the terminal, or nothing when the identity is complete. */
export const identityWarning = (
  owner: Identity = identity,
  file: string = process.env['IDENTITY'] ?? 'site/identity.ts',
): string | undefined => {
  const fields = unfinishedFields(owner)
  const links = Object.values(owner.links).filter(isSampleLink)
  if (!owner.sample && fields.length + links.length === 0) return undefined
  const rows = fields.map((field) => row(field, owner[field], SAMPLE_FIELDS[field][1]))
  if (links.length > 0) rows.push(row('links', links.join(' '), 'your public profiles, or nothing'))
  if (owner.sample) rows.push(row('sample', 'true', 'false, once the rest is yours'))
  return [
    '',
    `  WARNING  The site’s owner is not filled in yet. In ${file}:`,
    '',
    ...rows,
    '',
    owner.sample
      ? '  Until then every page carries noindex: search engines leave the site out.'
      : '  `sample` is false: search engines may index these values as they stand.',
    '',
  ].join('\n')
}

/** One line for the terminal while what the owner says of themselves is a sample, or nothing. */
export const ownerWarning = (
  owned: Readonly<Record<string, { readonly sample: boolean }>> = OWNED,
): string | undefined => {
  const samples = Object.keys(owned).filter((name) => owned[name]?.sample)
  if (samples.length === 0) return undefined
  const files = samples.map((name) => `${name}.ts`).join(', ')
  return `  WARNING  Samples in site/owner: ${files}. Pages and files say so until \`sample\` is false.\n`
}

/** Sentences of the legal pages that a tag service makes untrue: they are written, not made. */
const SAYS_NO_OTHER_SITE = [
  'politique-confidentialite (last paragraph)',
  'politique-cookies (description and lead)',
  'securite (lead)',
]

/** One block for the terminal where pages are to ask another site for something. */
export const foreignWarning = ({ analytics, origin }: Identity = identity): string | undefined => {
  const { script, connect } = foreignSources(analytics, origin)
  const hosts = [...new Set([...script, ...connect])]
  if (hosts.length === 0) return undefined
  return [
    '',
    `  WARNING  Pages will call ${hosts.join(', ')}, as identity.analytics says.`,
    '  These texts of site/content/legal say that nothing is loaded from another site. Change them:',
    ...SAYS_NO_OTHER_SITE.map((page) => `    ${page}`),
    '',
  ].join('\n')
}

/** Addresses that end so are nobody's. */
const isSampleLink = (link: string): boolean => new URL(link).host.endsWith('.example')

const row = (field: string, value: string, advice: string): string =>
  `    ${field.padEnd(14)} ${`“${value}”`.padEnd(38)} → ${advice}`
