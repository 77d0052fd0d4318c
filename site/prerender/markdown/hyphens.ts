import type { MarkedExtension } from 'marked'
import { whole } from '#ui/text'
import type { Context } from './context.ts'
import { escape } from './escape.ts'

/**
 * No line of a French text ends at the hyphen of a short word: « Choisissez-le », « peut-être ». No
 * property of a style says so, and a sign that forbids it would be found in what one copies.
 */
export const hyphens = ({ language }: Context): MarkedExtension =>
  language === 'fr'
    ? {
        renderer: {
          text(token) {
            if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
            const html = 'escaped' in token && token.escaped ? token.text : escape(token.text)
            return html.replaceAll(HYPHENED, (word) =>
              word.length > LONGEST ? word : `<span class="${whole}">${word}</span>`,
            )
          },
        },
      }
    : {}

/** Words alone: an address breaks where it can. */
const HYPHENED = /(?<![\p{L}\d@./_-])\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+(?![\p{L}\d@/_-]|\.\p{L})/gu

/** In signs. What would not fit in a narrow cell has to break. */
const LONGEST = 16
