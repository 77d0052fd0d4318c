/** Ids that are the same each time a template is built: a changed text changes no id. */

/** A UUID's form over 128 bits that are spread from the text (cyrb128); no secret rests on them. */
export const nodeId = (text: string): string => {
  const digits = spread(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
  const third = `4${digits.slice(13, 16)}`
  const fourth = `a${digits.slice(17, 20)}`
  return [digits.slice(0, 8), digits.slice(8, 12), third, fourth, digits.slice(20)].join('-')
}

const FACTORS = [597399067, 2869860233, 951274213, 2716044179] as const
const STARTS = [1779033703, 3144134277, 1013904242, 2773480762] as const

const spread = (text: string): readonly number[] => {
  const words: number[] = [...STARTS]
  for (const letter of text) {
    const code = letter.codePointAt(0)!
    for (const [at, factor] of FACTORS.entries())
      words[at] = words[(at + 1) % 4]! ^ Math.imul(words[at]! ^ code, factor)
  }
  return FACTORS.map((factor, at) => {
    const word = words[(at + 2) % 4]!
    return Math.imul(word ^ (word >>> (18 - at)), factor) >>> 0
  })
}
