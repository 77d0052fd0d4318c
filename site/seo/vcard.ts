/** `opale.vcf`: the owner as a vCard 4.0 (RFC 6350). */
import { words as fr } from '../i18n/words.fr.ts'
import { identity, type Identity } from '../identity.ts'
import ownCareer from '../owner/career.ts'
import type { Career } from '../owner/schema.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../routes/language.ts'

export const vcard = (owner: Identity = identity, career: Career = ownCareer): string =>
  card([
    'KIND:individual',
    ...named(owner),
    structured('ORG', [ORGANISATION]),
    // One title, told in each language.
    ...LANGUAGES.map((language) =>
      text(`TITLE;ALTID=1;LANGUAGE=${language}`, career.label[language]),
    ),
    ...reached(owner),
    structured('ADR;TYPE=work', ['', '', '', owner.city, '', '', countryName(owner.country)]),
    ...Object.values(owner.links).map((link) => `URL:${link}`),
    ...LANGUAGES.map((language, index) => `LANG;PREF=${index + 1}:${language}`),
    ...(owner.sample ? [text('NOTE', fr.layout.sample.replace('{{name}}', owner.name))] : []),
    `REV:${career.updated.replaceAll('-', '')}T000000Z`,
    `SOURCE:${owner.origin}${VCARD_PATH}`,
  ])

/** What fits a QR code that a phone reads at once: the name, and the ways to write. */
export const pocketCard = (owner: Identity = identity): string =>
  card([
    ...named(owner),
    ...reached(owner),
    ...(owner.sample ? [text('NOTE', fr.page.example)] : []),
  ])

export const VCARD_PATH = '/opale.vcf'

export const ORGANISATION = 'Opale'

/** A text value: backslash, comma, semicolon and line ends are escaped (RFC 6350, 3.4). */
export const escapeValue = (text: string): string =>
  text.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll(/\r\n?|\n/gu, String.raw`\n`)

/** A line of at most 75 octets, continued on lines that start with a space; no character is cut. */
export const fold = (text: string): string => {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of text) {
    const length = Buffer.byteLength(character)
    if (octets + length > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += length
  }
  return [...lines, current].join('\r\n')
}

const card = (lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].map(fold).join('\r\n')

/** N is optional since 4.0, but address books sort by it: the first word is taken as the given name. */
const named = ({ name }: Identity): readonly string[] => {
  const [given = '', ...family] = name.split(' ')
  return [text('FN', name), structured('N', [family.join(' '), given, '', '', ''])]
}

const reached = ({ email, origin, slug }: Identity): readonly string[] => [
  text('EMAIL;TYPE=work', email),
  `URL;PREF=1:${origin}/${slug}`,
]

const text = (name: string, value: string): string => `${name}:${escapeValue(value)}`

const structured = (name: string, parts: readonly string[]): string =>
  `${name}:${parts.map(escapeValue).join(';')}`

export const countryName = (country: string): string =>
  (/^[A-Z]{2}$/u.test(country) &&
    new Intl.DisplayNames([DEFAULT_LANGUAGE], { type: 'region' }).of(country)) ||
  country
