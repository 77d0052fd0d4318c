import { style, styleVariants } from '@vanilla-extract/css'
import { LATE_ICON_NAMES } from './names.ts'
import { ICONS } from '#ui/icon'

/** What forced colours leave alone is drawn in the colour of the words beside it. */
export const icon = style({
  flex: 'none',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'LinkText' } },
})

const drawing = (d: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${d}'/></svg>`

export const shape = styleVariants(
  Object.fromEntries(LATE_ICON_NAMES.map((name) => [name, ICONS[name]])),
  (d) => ({ mask: `url("data:image/svg+xml,${drawing(d)}") center / contain` }),
)
