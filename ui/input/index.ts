export { Input, INPUT_TYPES, type InputProps } from './input.tsx'
