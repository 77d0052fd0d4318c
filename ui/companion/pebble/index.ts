export { Pebble, type PebbleProps } from './pebble.tsx'
