/** Storybook's own surroundings, in the colours of the theme it shows. */
import { create, type ThemeVars } from 'storybook/theming'
import { color, THEMES, type Theme } from '../ui/theme/tokens.ts'

const surroundings = (theme: Theme): ThemeVars => {
  const { ground, sunken, surface, line, text, muted, accent, solid } = color[theme]
  return create({
    base: theme,
    brandTitle: 'Opale',
    brandUrl: './',
    appBg: sunken,
    appContentBg: ground,
    appPreviewBg: ground,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: text,
    textMutedColor: muted,
    barBg: sunken,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    colorPrimary: solid,
    colorSecondary: accent,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: text,
    inputBorderRadius: 10,
  })
}

export const themes = Object.fromEntries(
  THEMES.map((theme) => [theme, surroundings(theme)]),
) as Record<Theme, ThemeVars>
