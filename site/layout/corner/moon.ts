export { Moon as default } from '#ui/moon'
