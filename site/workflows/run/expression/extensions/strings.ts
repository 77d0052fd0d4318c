import { DateTime } from 'luxon'
import { text } from '../interpret/coerce.ts'
import { json, parsed } from '../natives/json.ts'
import { searching } from '../natives/patterns.ts'
import { parseDate } from '../natives/utc.ts'
import { ExpressionError } from '../problem.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { sentenceCase, snakeCase, titleCase, withoutAccents } from './case.ts'
import { type Extension, type Extensions, wrongArgument } from './extension.ts'
import { hash } from './hash.ts'
import { withoutMarkdown, withoutTags } from './markup.ts'
import { momentOf } from './moments.ts'
import { moment } from './numbers.ts'
import { domainIn, emailIn, isDomain, isEmail, isUrl, pathIn, urlIn } from './web.ts'

export const STRING_EXTENSIONS: Extensions<string> = {
  hash: (self, [algorithm], budget) => hash(self, algorithm, budget),
  base64Encode: toBase64,
  base64Decode: fromBase64,
  urlEncode: (self, [isWhole]) => (isWhole ? encodeURI(self) : encodeURIComponent(self)),
  urlDecode: (self, [isWhole]) => (isWhole ? decodeURI(self) : decodeURIComponent(self)),
  quote: (self, [mark = '"'], budget) => {
    const sign = text(mark, budget)
    return `${sign}${self.replaceAll('\\', '\\\\').replaceAll(sign, () => `\\${sign}`)}${sign}`
  },
  length: (self) => self.length,
  isEmpty: (self) => self === '',
  isNotEmpty: (self) => self !== '',
  isNumeric: (self) =>
    !self.includes(' ') && !Number.isNaN(Number(self)) && !Number.isNaN(Number.parseFloat(self)),
  isEmail: searched(isEmail),
  isUrl: searched(isUrl),
  isDomain: searched(isDomain),
  extractEmail: searched(emailIn),
  extractDomain: searched(domainIn),
  extractUrl: searched(urlIn),
  extractUrlPath: pathIn,
  removeMarkdown: searched(withoutMarkdown),
  removeTags: withoutTags,
  replaceSpecialChars: withoutAccents,
  toTitleCase: titleCase,
  toSentenceCase: sentenceCase,
  toSnakeCase: snakeCase,
  toBoolean: (self) => self !== '' && !['false', 'no', '0'].includes(self.toLowerCase()),
  toNumber: (self) => figure(Number(bare(self)), 'toNumber'),
  toInt: (self, [base]) => whole(self, base),
  toWholeNumber: (self, [base]) => whole(self, base),
  toFloat: decimal,
  toDecimalNumber: decimal,
  toDateTime: (self, [words]) => {
    if (!words) return momentOf(self)
    if (typeof words !== 'string') throw wrongArgument('toDateTime')
    if (['ms', 's', 'us', 'excel'].includes(words)) return moment(Number(self), words)
    return DateTime.fromFormat(self, words.slice(0, 200))
  },
  toDate,
  toJsonString: (self, _, budget) => json(self, budget),
  parseJson: (self) => {
    try {
      return parsed(self)
    } catch {
      throw wrongArgument('parseJson')
    }
  },
}

/** What goes through the words from each of their places. */
function searched(search: (words: string) => unknown): Extension<string> {
  return (self, _, budget) => {
    budget.spend(searching(self))
    return search(self)
  }
}

function figure(value: number, name: string): number {
  if (Number.isNaN(value)) throw wrongArgument(name)
  return value
}

const whole = (self: string, base: unknown): number =>
  figure(Number.parseInt(bare(self), base as number | undefined), 'toInt')

function decimal(self: string): number {
  if (self.includes(',')) throw wrongArgument('toFloat')
  return figure(Number.parseFloat(bare(self)), 'toFloat')
}

/** A figure without the signs and short names of currencies, wherever they stand. */
const bare = (self: string): string => self.replace(CURRENCIES, '')

const CURRENCIES =
  /[$€£¥¢₩₽₹₺₴₱₦₫₪₡₭₮₨₼؋ƒ៛﷼฿]|Kč|Ft|kr|kn|zł|CHF|Rp|RM|Rs|KM|Lek|lei|лв|ден|Дин\.|Br|Bs|Gs|B\/\.|S\/\.|[SRPQL]/gu

function toDate(self: string): Date {
  const date = new Date(parseDate(self))
  if (Number.isNaN(date.getTime())) {
    throw new ExpressionError('invalidDate', { value: self.slice(0, 80) })
  }
  if (!self.includes(':')) date.setUTCHours(0, 0, 0)
  return date
}
