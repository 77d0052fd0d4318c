/** Text as it is judged and sent: what a keyboard cannot mean is gone, what was meant is not. */

/** A line: one space where there were several, line ends or control characters. */
export const cleanLine = (text: string): string =>
  wellFormed(text).replaceAll(CONTROLS, ' ').replaceAll(/\s+/gu, ' ').trim()

/** Several lines: one kind of line end, and no control character but the tabulator. */
export const cleanText = (text: string): string =>
  wellFormed(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(CONTROLS_IN_TEXT, ' ')
    .trim()

/** Controls, and what turns the direction of all that follows. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu
const CONTROLS_IN_TEXT = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Half a character is none: neither JSON nor mail carries it. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD')
