export { DateField, type DateFieldProps, type DateWords } from './date-field.tsx'
