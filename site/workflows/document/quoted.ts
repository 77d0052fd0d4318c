/** Where text in quotes and patterns end. Whatever their length: a single pattern would go too deep. */

/**
 * Just after the quote that ends it. Text in backticks also ends just after `${`; in other quotes it
 * ends before the next line, where the quote is missing.
 */
export const endOfText = (code: string, from: number, quote: "'" | '"' | '`'): number => {
  const stops = STOPS[quote]
  stops.lastIndex = from
  for (let stop = stops.exec(code); stop; stop = stops.exec(code)) {
    if (stop[0] === '\n') return stop.index
    if (stop[0] !== '\\') return stops.lastIndex
    stops.lastIndex += 1
  }
  return code.length
}

const STOPS = { "'": /['\\\n]/gu, '"': /["\\\n]/gu, '`': /[`\\]|\$\{/gu } as const

/** Just after the pattern and its flags; nothing where the line ends first: then it divides. */
export const endOfPattern = (code: string, from: number): number | undefined => {
  let isClass = false
  IN_PATTERN.lastIndex = from
  for (let stop = IN_PATTERN.exec(code); stop; stop = IN_PATTERN.exec(code)) {
    if (stop[0] === '\n') return undefined
    if (stop[0] === '\\') IN_PATTERN.lastIndex += 1
    else if (stop[0] === '/' && !isClass) {
      FLAGS.lastIndex = stop.index + 1
      FLAGS.exec(code)
      return FLAGS.lastIndex
    } else isClass = stop[0] === '[' || (isClass && stop[0] === '/')
  }
  return undefined
}

const IN_PATTERN = /[/\\[\]\n]/gu
const FLAGS = /[a-z]*/uy
