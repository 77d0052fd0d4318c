/** `opale.vcf`: the owner as a vCard 4.0 (RFC 6350). */
import { words as fr } from '../i18n/words.fr.ts'
import { identity, type Identity } from '../identity.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../routes/language.ts'

export const vcard = (owner: Identity = identity): string => {
  const [given = '', ...family] = owner.name.split(' ')
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    text('FN', owner.name),
    // Optional since 4.0, but address books sort by it: the first word is taken as the given name.
    structured('N', [family.join(' '), given, '', '', '']),
    structured('ORG', ['Opale']),
    text('EMAIL;TYPE=work', owner.email),
    structured('ADR;TYPE=work', ['', '', '', owner.city, '', '', countryName(owner.country)]),
    `URL;PREF=1:${owner.origin}/${owner.slug}`,
    ...Object.values(owner.links).map((link) => `URL:${link}`),
    ...LANGUAGES.map((language, index) => `LANG;PREF=${index + 1}:${language}`),
    ...(owner.sample ? [text('NOTE', fr.layout.sample.replace('{{name}}', owner.name))] : []),
    `SOURCE:${owner.origin}${VCARD_PATH}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n')
}

export const VCARD_PATH = '/opale.vcf'

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

const text = (name: string, value: string): string => `${name}:${escapeValue(value)}`

const structured = (name: string, parts: readonly string[]): string =>
  `${name}:${parts.map(escapeValue).join(';')}`

const countryName = (country: string): string =>
  (/^[A-Z]{2}$/u.test(country) &&
    new Intl.DisplayNames([DEFAULT_LANGUAGE], { type: 'region' }).of(country)) ||
  country
