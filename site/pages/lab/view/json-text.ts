/** A value in few letters; numbers as people write them, but for moments. */
export const shortJson = (value: unknown, number: (value: number) => string, most = 90): string => {
  if (typeof value === 'number') return Math.abs(value) < MOMENT ? number(value) : String(value)
  if (typeof value === 'string') return shortened(value === '' ? '""' : value, most)
  return shortened(JSON.stringify(value) ?? '', most)
}

/** Milliseconds since 1970, rather than an amount. */
const MOMENT = 1e10

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
