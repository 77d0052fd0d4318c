/** XML text for the files beside the pages: sitemap and feeds. */

/** Text as it may stand in an element or a quoted attribute; what XML 1.0 forbids is left out. */
export const xml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"'\r]/gu, (sign) => ENTITIES[sign] ?? sign)

/** An element around markup that is already XML. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** No reference may stand for these either, so a parser would refuse the whole file. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A bare carriage return would be read back as a line feed.
  '\r': '&#13;',
}
