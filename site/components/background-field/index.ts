export { createField, type Field } from './field.ts'
export { BACKGROUND, type BackgroundSettings } from './settings.ts'
