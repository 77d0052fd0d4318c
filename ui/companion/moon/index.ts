export { Moon, type MoonProps } from './moon.tsx'
