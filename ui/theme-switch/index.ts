export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'
