import { DateTime } from 'luxon'
import { json, parsed } from '../natives/json.ts'
import { parseDate } from '../natives/utc.ts'
import { ExpressionError } from '../problem.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { sentenceCase, snakeCase, titleCase, withoutAccents } from './case.ts'
import { type Extensions, wrongArgument } from './extension.ts'
import { hash } from './hash.ts'
import { withoutMarkdown, withoutTags } from './markup.ts'
import { momentOf } from './moments.ts'
import { moment } from './numbers.ts'
import { domainIn, emailIn, isDomain, isEmail, isUrl, pathIn, urlIn } from './web.ts'

export const STRING_EXTENSIONS: Extensions<string> = {
  hash: (self, [algorithm]) => hash(self, algorithm),
  base64Encode: toBase64,
  base64Decode: fromBase64,
  urlEncode: (self, [isWhole]) => (isWhole ? encodeURI(self) : encodeURIComponent(self)),
  urlDecode: (self, [isWhole]) => (isWhole ? decodeURI(self) : decodeURIComponent(self)),
  quote: (self, [mark = '"']) => {
    const sign = String(mark)
    return `${sign}${self.replaceAll('\\', '\\\\').replaceAll(sign, () => `\\${sign}`)}${sign}`
  },
  length: (self) => self.length,
  isEmpty: (self) => self === '',
  isNotEmpty: (self) => self !== '',
  isNumeric: (self) =>
    !self.includes(' ') && !Number.isNaN(Number(self)) && !Number.isNaN(Number.parseFloat(self)),
  isEmail,
  isUrl,
  isDomain,
  extractEmail: emailIn,
  extractDomain: domainIn,
  extractUrl: urlIn,
  extractUrlPath: pathIn,
  removeMarkdown: withoutMarkdown,
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
  toDateTime: (self, [format]) => {
    if (!format) return momentOf(self)
    if (['ms', 's', 'us', 'excel'].includes(String(format))) return moment(Number(self), format)
    return DateTime.fromFormat(self, String(format).slice(0, 200))
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
