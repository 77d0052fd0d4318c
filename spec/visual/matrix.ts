/** What every story is looked at in. Chromatic is told the same. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** A phone and a laptop: what is looked at where a project says nothing else. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const satisfies readonly Size[]

/** What a story pins for itself: it is looked at in that alone. */
export interface Pins {
  readonly theme?: string
  readonly viewport?: Size
}

/** What a project looks at its stories in. */
export interface Matrix {
  readonly themes: readonly string[]
  readonly sizes: readonly Size[]
}

/** In place of a theme where there are none to choose from. */
export const PLAIN = 'plain'

export const themesOf = ({ theme }: Pins, { themes }: Matrix): readonly string[] => {
  if (themes.length === 0) return [PLAIN]
  return theme === undefined ? themes : [theme]
}

export const sizesOf = ({ viewport }: Pins, { sizes }: Matrix): readonly Size[] =>
  viewport === undefined ? sizes : [viewport]

/** As in `dark-390`. */
export const variantOf = (theme: string, { width }: Size): string => `${theme}-${width}`

export const isVariant = (text: string): boolean => /^[a-z]{1,12}-\d{2,4}$/u.test(text)

/** Letters, digits and hyphens, as Storybook makes them: a path made of them stays where it is. */
export const isStoryId = (text: string): boolean =>
  /^[a-z\d]+(?:-[a-z\d]+)*--[a-z\d]+(?:-[a-z\d]+)*$/u.test(text) && text.length < 200

/** The same for Chromatic: a mode sets what Storybook's toolbar would, and the window's width. */
export const modesOf = ({ themes, sizes }: Matrix) =>
  Object.fromEntries(
    themes.flatMap((theme) =>
      sizes.map((size) => [variantOf(theme, size), { theme, viewport: size.width }]),
    ),
  )
