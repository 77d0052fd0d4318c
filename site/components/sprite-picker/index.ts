export { SpritePicker } from './sprite-picker.tsx'
