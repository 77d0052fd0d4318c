/** What every story is looked at in. Chromatic is told the same. */
import { THEMES } from '../../ui/theme/tokens.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A phone and a laptop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const satisfies readonly Size[]

/** What a story pins for itself: it is looked at in that alone. */
export interface Pins {
  readonly theme?: string
  readonly viewport?: Size
}

export const themesOf = ({ theme }: Pins): readonly string[] =>
  theme === undefined ? THEMES : [theme]

export const sizesOf = ({ viewport }: Pins): readonly Size[] =>
  viewport === undefined ? SIZES : [viewport]

/** As in `dark-390`. */
export const variantOf = (theme: string, { width }: Size): string => `${theme}-${width}`

export const isVariant = (text: string): boolean => /^[a-z]{1,12}-\d{2,4}$/u.test(text)

/** Letters, digits and hyphens, as Storybook makes them: a path made of them stays where it is. */
export const isStoryId = (text: string): boolean =>
  /^[a-z\d]+(?:-[a-z\d]+)*--[a-z\d]+(?:-[a-z\d]+)*$/u.test(text) && text.length < 200

/** The same for Chromatic: a mode sets what Storybook's toolbar would, and the window's width. */
export const MODES = Object.fromEntries(
  THEMES.flatMap((theme) =>
    SIZES.map((size) => [variantOf(theme, size), { theme, viewport: size.width }]),
  ),
)
