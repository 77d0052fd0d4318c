export { SpritePicker, type SpritePickerProps } from './sprite-picker.tsx'
