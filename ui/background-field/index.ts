export { createField, type Field } from './field.ts'
export { BACKGROUND, BACKGROUND_TYPES, type BackgroundSettings } from './settings.ts'
