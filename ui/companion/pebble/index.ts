export { Pebble, PEBBLE_SIZES, type PebbleProps } from './pebble.tsx'
