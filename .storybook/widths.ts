/** The widths that every component is looked at in, by what they stand for. */
const SCREENS = {
  phone: ['Phone', 390, 844],
  tablet: ['Tablet', 820, 1180],
  laptop: ['Laptop', 1280, 800],
  desktop: ['Desktop', 1440, 900],
} as const

export const WIDTHS = Object.fromEntries(
  Object.entries(SCREENS).map(([key, [name, width, height]]) => [
    key,
    { name: `${name} · ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)
