export { Moon as default } from '#companion/moon'
