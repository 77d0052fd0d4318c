/** Addresses of people and pages, as n8n tells them from other words. */
const HOST = String.raw`(?:(?:[-\w]+\.)+(?:[a-z]{2,}|xn--[a-z0-9]+)|localhost|\d{1,3}(?:\.\d{1,3}){3})`
const REST = String.raw`(?::\d+)?(?:\/[^\s?]*)?(?:\?[^\s#]*)?(?:#\S*)?`

const EMAIL =
  /(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|".+")@(?<host>\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})/i
const URL_WORDS = new RegExp(String.raw`(?:https?|ftp):\/\/${HOST}\S*`, 'i')
const URL_WHOLE = new RegExp(String.raw`^(?:https?|ftp):\/\/${HOST}(?::\d+)?(?:[/?#]\S*)?\S*$`, 'i')
const DOMAIN = new RegExp(String.raw`^${HOST}${REST}$`, 'i')
const DOMAIN_OF = new RegExp(
  String.raw`^(?:(?:https?|ftp):\/\/)?(?:mailto:)?(?:\/\/)?(${HOST})${REST}$`,
  'i',
)

export const isEmail = (words: string): boolean => EMAIL.test(words) && !words.includes(' ')
export const isUrl = (words: string): boolean => URL_WHOLE.test(words)
export const isDomain = (words: string): boolean => DOMAIN.test(words)
export const emailIn = (words: string): string | undefined => EMAIL.exec(words)?.[0]
export const urlIn = (words: string): string | undefined => URL_WORDS.exec(words)?.[0]

export function domainIn(words: string): string | undefined {
  return isEmail(words) ? EMAIL.exec(words)?.groups?.['host'] : DOMAIN_OF.exec(words)?.[1]
}

export function pathIn(words: string): string | undefined {
  return URL.canParse(words) ? new URL(words).pathname : undefined
}
