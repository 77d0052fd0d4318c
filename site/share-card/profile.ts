/** The dimensions of a result: as a radar, or as bars where there are too few for one. */
import { color, type Theme } from '#ui/theme/tokens'
import type { Share } from './card.ts'
import { escaped } from './escaped.ts'
import { lines } from './lines.ts'

export const radar = (shares: readonly Share[], theme: Theme): string => {
  const { text, muted, line, accent } = color[theme]
  const spoke = (index: number, share: number) => {
    const turn = (2 * Math.PI * index) / shares.length
    return [
      rounded(CENTRE.x + RADIUS * share * Math.sin(turn)),
      rounded(CENTRE.y - RADIUS * share * Math.cos(turn)),
    ] as const
  }
  const web = (share: number) => shares.map((_, index) => spoke(index, share).join(',')).join(' ')
  const own = shares.map(({ share }, index) => spoke(index, share).join(',')).join(' ')
  return [
    ...[0.25, 0.5, 0.75, 1].map(
      (share) => `<polygon points="${web(share)}" fill="none" stroke="${line}"/>`,
    ),
    `<polygon points="${own}" fill="${accent}" fill-opacity=".22" stroke="url(#opal)" stroke-width="4" stroke-linejoin="round"/>`,
    ...shares.map(({ name, value }, index) => {
      const [x, y] = spoke(index, 1.14)
      const side = Math.sign(Math.round(x - CENTRE.x))
      const anchor = (['end', 'middle', 'start'] as const)[side + 1]
      const names = lines(name, { width: side === 0 ? 240 : LABEL, size: 20, most: 2 })
      // Above the web they stand on its edge, beside and below it they hang from theirs.
      const top = y < CENTRE.y - RADIUS ? y - names.length * 24 : y
      const spans = names.map(
        (words, row) => `<tspan x="${x}" dy="${row === 0 ? 0 : 24}">${escaped(words)}</tspan>`,
      )
      return `<text x="${x}" y="${rounded(top)}" text-anchor="${anchor}" font-size="20" fill="${text}">${spans.join('')}<tspan x="${x}" dy="24" font-size="18" fill="${muted}">${escaped(value)}</tspan></text>`
    }),
  ].join('')
}

export const bars = (shares: readonly Share[], theme: Theme): string => {
  const { text, muted, line } = color[theme]
  return shares
    .map(({ name, share, value }, index) => {
      const y = 170 + index * 90
      const [short = ''] = lines(name, { width: 250, size: 24, most: 1 })
      return [
        `<text x="760" y="${y}" font-size="24" fill="${text}">${escaped(short)}</text>`,
        `<text x="1130" y="${y}" text-anchor="end" font-size="22" fill="${muted}">${escaped(value)}</text>`,
        `<rect x="760" y="${y + 16}" width="370" height="10" rx="5" fill="${line}"/>`,
        `<rect x="760" y="${y + 16}" width="${rounded(370 * share)}" height="10" rx="5" fill="url(#opal)"/>`,
      ].join('')
    })
    .join('')
}

const CENTRE = { x: 884, y: 310 } as const
const RADIUS = 134
/** Room for a name beside the web. */
const LABEL = 142
const rounded = (value: number): number => Math.round(value * 100) / 100
