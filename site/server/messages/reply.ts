/** What the owner's own mail program starts an answer with. */
import { letterOf, mailtoOf } from '../../contact/letter.ts'
import { dateFormat } from '../../i18n/date.ts'
import type { Bilingual } from '../../routes/language.ts'
import { wholeLetters } from './whole-letters.ts'
import type { ReceivedMessage } from '../../contact/received.ts'

/** In the visitor's language; their words below, as in any answer. */
export const replyTo = ({ fields, language, reference, at }: ReceivedMessage): string => {
  const words = WORDS[language]
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })(at)
  const { subject } = letterOf(fields, language)
  const quoted = wholeLetters(fields.message, MOST_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
  const body = [words.hello(fields.name), '', '', words.wrote(day), ...quoted].join('\n')
  // An address is a part of the link: what means something there must not.
  const address = encodeURIComponent(fields.email).replaceAll('%40', '@')
  return mailtoOf(address, { subject: `${words.re(subject)} [${reference}]`, body })
}

/** Systems cut longer links, and mail programs then open with nothing; in characters. */
const MOST_QUOTED = 900

const fr = {
  re: (subject: string) => `Re: ${subject}`,
  hello: (name: string) => `Bonjour ${name},`,
  wrote: (day: string) => `Le ${day}, vous avez écrit :`,
}

const en: typeof fr = {
  re: (subject) => `Re: ${subject}`,
  hello: (name) => `Hello ${name},`,
  wrote: (day) => `On ${day}, you wrote:`,
}

const WORDS: Bilingual<typeof fr> = { fr, en }
