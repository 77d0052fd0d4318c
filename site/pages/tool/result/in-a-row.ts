/** « les données, les outils et la mesure ». */
export const inARow = (names: readonly string[], and: string): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${and}${names[names.length - 1]}`
