/** Letters of our own, drawn in strokes: capitals are 14 units high and stand on y = 14. */
type Letter = readonly [width: number, d: string]

/** @returns path data of a short word that starts at (0, 0), and its width */
export const strokesOf = (word: string): { readonly d: string; readonly width: number } => {
  let x = 0
  const parts = Array.from(word, (sign) => {
    const letter = LETTERS[sign]
    if (letter === undefined) throw new Error(`no letter is drawn for « ${sign} »`)
    const [width, d] = letter
    const placed = shifted(d, x)
    x += width + GAP
    return placed
  })
  return { d: parts.join(''), width: x - GAP }
}

/** Between two letters. */
const GAP = 3.4

/** Strokes begin with an absolute move; all that follows is relative. */
const shifted = (d: string, by: number): string =>
  d.replaceAll(/M([\d.]+)/gu, (_, x: string) => `M${Math.round((Number(x) + by) * 100) / 100}`)

const LETTERS: Readonly<Record<string, Letter>> = {
  A: [10, 'M0 14l5-14 5 14M1.8 9h6.4'],
  B: [9, 'M0 0v14h5.2a3.75 3.75 0 0 0 0-7.5h-5.2M5.2 6.5a3.25 3.25 0 0 0 0-6.5h-5.2'],
  C: [10.6, 'M10.5 3a6 7 0 1 0 0 8'],
  D: [10, 'M0 0v14h3.5a6.5 7 0 0 0 0-14z'],
  E: [8, 'M8 0h-8v14h8M0 7h6.5'],
  F: [8, 'M8 0h-8v14M0 7h6.5'],
  G: [11, 'M10.4 2.9a6 7 0 1 0 .9 4.9h-4.4'],
  H: [9.5, 'M0 0v14M9.5 0v14M0 7h9.5'],
  J: [7, 'M7 0v9.5a3.5 4.5 0 0 1-7 0'],
  K: [9, 'M0 0v14M9 0l-9 8.2M3.4 5.2l5.8 8.8'],
  L: [7.5, 'M0 0v14h7.5'],
  M: [12, 'M0 14v-14l6 9 6-9v14'],
  N: [10, 'M0 14v-14l10 14v-14'],
  O: [12, 'M6 0a6 7 0 1 0 0 14 6 7 0 0 0 0-14z'],
  P: [9, 'M0 14v-14h5a4 4 0 0 1 0 8h-5'],
  Q: [12, 'M6 0a6 7 0 1 0 0 14 6 7 0 0 0 0-14zM8 10.5l4 4.5'],
  R: [9.5, 'M0 14v-14h5a4 4 0 0 1 0 8h-5M5 8l4.5 6'],
  S: [
    9,
    'M8.6 2.6c-.8-1.7-2.3-2.6-4.1-2.6-2.3 0-3.9 1.3-3.9 3.4 0 4.8 8.3 2.2 8.3 7.1 0 2.2-1.9 3.5-4.3 3.5-2.2 0-3.8-1.1-4.6-2.9',
  ],
  T: [10, 'M0 0h10M5 0v14'],
  V: [10, 'M0 0l5 14 5-14'],
  W: [15, 'M0 0l4 14 3.5-12 3.5 12 4-14'],
  Z: [9, 'M0 0h9l-9 14h9'],
  3: [8, 'M0 0h7.6l-4.4 5.4c3 0 4.8 1.7 4.8 4.3 0 2.7-2 4.3-4.4 4.3-1.7 0-3-.8-3.6-2.3'],
  8: [8.6, 'M4.3 6.6a3.3 3.3 0 1 1 .1 0zM4.3 6.6a4.2 3.7 0 1 0 .1 0z'],
  a: [8, 'M8 4.5v9.5M8 9.25a4 4.75 0 1 0-8 0 4 4.75 0 0 0 8 0'],
  b: [8, 'M0 0v14M0 9.25a4 4.75 0 1 1 8 0 4 4.75 0 0 1-8 0'],
  c: [7.6, 'M7.6 6.3a4.2 4.75 0 1 0 0 5.9'],
  d: [8, 'M8 0v14M8 9.25a4 4.75 0 1 0-8 0 4 4.75 0 0 0 8 0'],
  e: [8, 'M0 9.25h8a4 4.75 0 1 0-1.2 3.6'],
  f: [5.5, 'M5.5 .3c-2.1-.6-3.5.5-3.5 2.7v11M0 5h5'],
  g: [8, 'M8 4.5v9.8a4 3.7 0 0 1-7.4 1.7M8 9.25a4 4.75 0 1 0-8 0 4 4.75 0 0 0 8 0'],
  h: [7.5, 'M0 0v14M0 8.5a3.75 4 0 0 1 7.5 0v5.5'],
  i: [0.1, 'M0 4.5v9.5M0 .4v.1'],
  j: [3, 'M3 4.5v10.5a2.6 2.6 0 0 1-3 2.6M3 .4v.1'],
  k: [7, 'M0 0v14M7 4.5l-7 5.9M2.7 8.2l4.5 5.8'],
  l: [0.1, 'M0 0v14'],
  m: [12, 'M0 4.5v9.5M0 8a3 3.5 0 0 1 6 0v6M6 8a3 3.5 0 0 1 6 0v6'],
  n: [7.5, 'M0 4.5v9.5M0 8.5a3.75 4 0 0 1 7.5 0v5.5'],
  o: [8.5, 'M4.25 4.5a4.25 4.75 0 1 0 0 9.5 4.25 4.75 0 0 0 0-9.5z'],
  p: [8, 'M0 4.5v13.5M0 9.25a4 4.75 0 1 1 8 0 4 4.75 0 0 1-8 0'],
  q: [8, 'M8 4.5v13.5M8 9.25a4 4.75 0 1 0-8 0 4 4.75 0 0 0 8 0'],
  r: [5, 'M0 4.5v9.5M0 8.8c0-2.8 2-4.6 5-4.2'],
  s: [
    7,
    'M6.6 6.2c-.6-1.1-1.7-1.7-3.1-1.7-1.8 0-3 .9-3 2.4 0 3.4 6.3 1.5 6.3 4.9 0 1.4-1.4 2.2-3.2 2.2-1.8 0-3-.7-3.6-2.1',
  ],
  t: [5, 'M2 1.5v10c0 1.8 1.1 2.7 3 2.4M0 4.8h5'],
  u: [7.5, 'M0 4.5v5.5a3.75 4 0 0 0 7.5 0v-5.5M7.5 10v4'],
  v: [8, 'M0 4.5l4 9.5 4-9.5'],
  w: [12, 'M0 4.5l3 9.5 3-8.5 3 8.5 3-9.5'],
  x: [7.5, 'M0 4.5l7.5 9.5M7.5 4.5l-7.5 9.5'],
  y: [8, 'M0 4.5l4 9.5M8 4.5l-4.4 10.9c-.6 1.6-1.6 2.4-3.2 2.2'],
}
