export { ContactRows, type ContactRow, type ContactRowsProps } from './contact-rows.tsx'
