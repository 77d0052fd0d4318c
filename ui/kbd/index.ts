export { ARROWS, Kbd, type KbdProps, type KbdKey } from './kbd.tsx'
