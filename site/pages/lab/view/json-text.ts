/** A value in few letters; numbers as people write them. */
export const shortJson = (value: unknown, number: (value: number) => string, most = 90): string => {
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') return shortened(value === '' ? '""' : value, most)
  return shortened(JSON.stringify(value) ?? '', most)
}

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
